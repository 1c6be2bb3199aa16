/** `assay import`: what `assay export` wrote, into the history of a data folder. */

import { Command } from 'commander'
import { LOCAL_ACCOUNT } from '../../accounts/api-keys.ts'
import { ExplainedError } from '../../explained-error.ts'
import { createRecordCheck } from '../../store/archive/check-records.ts'
import type { ArchiveRecord } from '../../store/archive/records.ts'
import { createRecordWriter, type Imported } from '../../store/archive/write-records.ts'
import { isConstraint } from '../../store/database-error.ts'
import { readArchive } from './archive-file.ts'
import { amount } from './told.ts'
import { withHistory } from './with-history.ts'

const EXTRA_HELP = `
All of the file is taken over or nothing. Scans that are in the history already
stay as they are, with their judgements. Times of expiry hold on: what had
expired by now is left out. Suppressions for a source or for everything dismiss
findings of later scans too: import only what you or people you trust exported.
It works beside a running service, which writes nothing meanwhile: close it for a
history of hundreds of megabytes.`

export function importCommand(): Command {
  return new Command('import')
    .argument('<file>', 'what `assay export` wrote')
    .option('--data-dir <folder>', "the service's data folder")
    .addHelpText('after', EXTRA_HELP)
    .action(importHistory)
}

async function importHistory(
  file: string,
  { dataDir }: { readonly dataDir?: string },
): Promise<void> {
  // The whole file is looked at before anybody waits for the database.
  const check = createRecordCheck()
  let scans = 0
  const checked = await readArchive(file, (value) => {
    if (check(value).type === 'scan') scans++
  })
  const of = { accountId: LOCAL_ACCOUNT, now: Date.now() }
  const told = await withHistory(dataDir, 'writing', async (db) => {
    const writer = createRecordWriter(db, of, scans)
    try {
      const read = await readArchive(file, (value) => writer.take(value as ArchiveRecord))
      if (read !== checked) throw new ExplainedError('the archive changed while it was read')
    } catch (error) {
      if (!isConstraint(error)) throw error
      throw new ExplainedError('the archive contradicts itself, or the history that is here')
    }
    return writer.told()
  })
  process.stdout.write(summaryOf(told))
}

function summaryOf(told: Imported): string {
  const { scans, known, expired, expiring, firstExpiry, steps, suppressions } = told
  const lines = [
    `Imported ${amount(scans, 'scan')}, ${amount(steps, 'step')} of reviews and ${amount(suppressions, 'suppression')}.`,
  ]
  if (known > 0)
    lines.push(`Left as they are: ${amount(known, 'scan')} that the history has already.`)
  if (expired > 0) lines.push(`Left out: ${amount(expired, 'scan')} whose time to be kept is over.`)
  if (firstExpiry !== null) {
    const day = new Date(firstExpiry).toISOString().slice(0, 10)
    lines.push(`${amount(expiring, 'scan')} will be deleted in time, the first on ${day}.`)
  }
  return lines.map((line) => `${line}\n`).join('')
}
