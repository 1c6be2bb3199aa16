/** Whether a machine is quiet enough for its figures to mean something. */

/**
 * Why nothing can be measured now; undefined where it can.
 * @param averages tasks that ran or waited to run, over 1, 5 and 15 minutes, as `os.loadavg` gives
 *   them; zeros on Windows, which keeps none.
 * @param cores that they share
 */
export function loadProblem(averages: readonly number[], cores: number): string | undefined {
  const [load = 0] = averages
  if (load <= cores) return undefined
  return (
    `The load of this machine is ${load.toFixed(1)}, and it has ${cores} cores: what is measured now would say ` +
    'more of the others than of Assay. Try again when it is quiet, or with --loaded; then read ratios only.'
  )
}
