/**
 * The command, by the entry of its bundle where there is one: Node would have to load what strips
 * types before it could read the source of that entry, which costs more than all else of a start.
 */

const root = new URL('../', import.meta.url)
/** The oldest that runs types and has all that is used; the project brings it. */
const NODE = 24

if (Number.parseInt(process.versions.node, 10) < NODE) {
  process.stderr.write(
    `assay: this is Node ${process.versions.node}; run bin/assay, which takes the project's own\n`,
  )
  process.exit(2)
}
// An import would load all that this module can give, which costs a tenth of what `--help` does.
const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
await import(entry().href)

/** The bundle may be stale: its entry sees to that. */
function entry() {
  try {
    const [, name = ''] = readFileSync(new URL('out/command.current', root), 'utf8').split('\n')
    const bundled = new URL(`out/${name}/main.js`, root)
    if (/^command-[0-9a-f]{16}$/.test(name) && existsSync(bundled)) return bundled
  } catch {
    // None was made.
  }
  return new URL('src-main/cli/main.ts', root)
}
