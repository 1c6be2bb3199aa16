/**
 * The three functions of the metadata proposal that `@peculiar/x509` asks for while it loads.
 * A file of its own, because it has to be imported before that package.
 */

const metadata = new WeakMap<object, Map<unknown, unknown>>()

function getOwnMetadata(key: unknown, target: object): unknown {
  return metadata.get(target)?.get(key)
}

function defineMetadata(key: unknown, value: unknown, target: object): void {
  const own = metadata.get(target) ?? new Map<unknown, unknown>()
  metadata.set(target, own.set(key, value))
}

if (!('getMetadata' in Reflect)) {
  Object.assign(Reflect, { getMetadata: getOwnMetadata, getOwnMetadata, defineMetadata })
}
