/** A stage that never comes to an end. */

export default function loop(): never {
  for (;;);
}
