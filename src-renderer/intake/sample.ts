/** The sample document that the app carries: it holds one of each kind of finding. */

import { addFiles } from './add-files.ts'

const NAME = 'sample.html'

/** Queues the sample as if it had been dropped. */
export async function addSample(): Promise<void> {
  const response = await fetch(`/assets/samples/${NAME}`)
  addFiles([new File([await response.blob()], NAME, { type: 'text/html' })])
}
