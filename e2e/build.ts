/** Runs once before all tests: what they look at is built from the sources as they are. */

import { ensureAppBuilt } from '../src-main/cli/build-app.ts'

export default async function build(): Promise<void> {
  await ensureAppBuilt()
}
