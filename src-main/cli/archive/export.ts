/** `assay export`: the owner's history as one file. */

import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { LOCAL_ACCOUNT } from '../../accounts/api-keys.ts'
import { ExplainedError } from '../../explained-error.ts'
import { databasePath, resolveDataDir } from '../../paths.ts'
import { countRunning, readRecords } from '../../store/archive/read-records.ts'
import { EXIT } from '../exit-codes.ts'
import { NobodyReads, openOutput } from '../output.ts'
import { writeArchive } from './archive-file.ts'
import { amount } from './told.ts'
import { withHistory } from './with-history.ts'

const EXTRA_HELP = `
The file holds the scanned documents themselves, with findings, judgements and
suppressions. It is readable by you alone (mode 0600) and not encrypted: keep it
like the documents. Scans of other accounts, scans under way, keys and
settings of the app are not in it. It works beside a running service.`

export function exportCommand(): Command {
  return new Command('export')
    .argument('[file]', 'where to write it, whole or not at all (default: standard output)')
    .option('--data-dir <folder>', "the service's data folder")
    .addHelpText('after', EXTRA_HELP)
    .action(exportHistory)
}

async function exportHistory(
  file: string | undefined,
  { dataDir }: { readonly dataDir?: string },
): Promise<void> {
  if (file === undefined && process.stdout.isTTY) {
    throw new ExplainedError('the archive is no text for a terminal: name a file, or a pipe')
  }
  // A folder that was mistyped would make an empty archive, which nobody misses before it is needed.
  const folder = resolveDataDir(dataDir)
  if (!existsSync(databasePath(folder)))
    throw new ExplainedError(`there is no history in ${folder}`)
  const of = { accountId: LOCAL_ACCOUNT, now: Date.now() }
  const output = openOutput(file)
  try {
    const [counts, running] = await withHistory(dataDir, 'reading', async (db) => [
      await writeArchive(output, () => readRecords(db, of)),
      countRunning(db, LOCAL_ACCOUNT),
    ])
    output.finish()
    const { scan, review, suppression } = counts
    process.stderr.write(
      `Wrote ${amount(scan, 'scan')}, ${amount(review, 'review')} and ${amount(suppression, 'suppression')}.\n`,
    )
    if (running > 0) {
      process.stderr.write(`Left out: ${amount(running, 'scan')} under way. Export again later.\n`)
    }
    process.stderr.write('It holds the documents themselves, not encrypted: keep it like them.\n')
  } catch (error) {
    if (!(error instanceof NobodyReads)) throw error
    process.exitCode = EXIT.unusable
  } finally {
    output.abandon()
  }
}
