/** A worker that ends its process-wide thread in the middle of its task. */

export default function die(): never {
  process.exit(1)
}
