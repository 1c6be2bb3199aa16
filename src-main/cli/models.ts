/** `assay models`: the models that read what rules cannot prove, the user's own among them. */

import { Command, InvalidArgumentError, Option } from 'commander'
import {
  CATEGORIES,
  type Category,
  SEVERITIES,
  type Severity,
} from '../../src-shared/model/vocabulary.ts'
import { openPackFolder, type PackView } from '../detect/models/add/pack-folder.ts'
import { prepareDataDir, resolveDataDir } from '../paths.ts'
import { EXIT } from './exit-codes.ts'
import { addedText, addedView, modelTable } from './model-list.ts'
import { jsonLine, printable } from './terminal-table.ts'

interface CommonOptions {
  readonly dataDir?: string
  readonly json: boolean
}

interface AddOptions extends CommonOptions {
  readonly category: Category
  readonly level: 'L2' | 'L3'
  readonly id?: string
  readonly positive?: readonly string[]
  readonly threshold: number
  readonly severity: Severity
}

export function modelsCommand(): Command {
  return new Command('models')
    .addCommand(withCommonOptions(addCommand()))
    .addCommand(withCommonOptions(listCommand()))
    .addCommand(withCommonOptions(checkCommand()))
    .addCommand(withCommonOptions(removeCommand()))
}

function addCommand(): Command {
  return new Command('add')
    .description('Copy a classifier into the data folder, and try it.')
    .argument('<folder>', 'holds config.json, tokenizer.json and model.onnx')
    .addOption(
      new Option('--category <category>', 'what its findings are')
        .choices(CATEGORIES)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--level <level>', 'L2 reads every text, L3 what L2 is not sure of')
        .choices(['L2', 'L3'])
        .makeOptionMandatory(),
    )
    .option('--id <name>', "its name (default: the folder's)")
    .option(
      '--positive <label...>',
      'its labels that are findings, as LABEL or LABEL=CLASS (default: by their names)',
    )
    .option('--threshold <share>', 'probability from which a label is accepted', share, 0.5)
    .addOption(
      new Option('--severity <severity>', 'how severe its findings are')
        .choices(SEVERITIES)
        .default('high'),
    )
    .action(addModel)
}

function listCommand(): Command {
  return new Command('list')
    .description('List models, broken ones too, with their files read and compared.')
    .action(listModels)
}

function checkCommand(): Command {
  return new Command('check')
    .description('Open every model and try it. Ends with 1 where one does not work.')
    .action(checkModels)
}

function removeCommand(): Command {
  return new Command('remove')
    .description('Delete one of your own models.')
    .argument('<id>', 'as `assay models list` shows it')
    .action(removeModel)
}

function withCommonOptions(command: Command): Command {
  return command
    .option('--data-dir <folder>', "the service's data folder")
    .option('--json', 'print one line of JSON', false)
}

async function addModel(folder: string, options: AddOptions): Promise<void> {
  const { category, level, id, positive, threshold, severity } = options
  const dataDir = resolveDataDir(options.dataDir)
  prepareDataDir(dataDir)
  const use = { category, level, positive, threshold, severity }
  const added = await openPackFolder(dataDir).add(folder, id, use)
  process.stdout.write(options.json ? jsonLine(addedView(added)) : addedText(added))
}

function listModels({ dataDir, json }: CommonOptions): void {
  show(openPackFolder(resolveDataDir(dataDir)).list(), json)
}

async function checkModels({ dataDir, json }: CommonOptions): Promise<void> {
  const packs = await openPackFolder(resolveDataDir(dataDir)).check()
  show(packs, json)
  if (packs.some(({ state }) => state !== 'ready')) process.exitCode = EXIT.found
}

function removeModel(id: string, { dataDir, json }: CommonOptions): void {
  const removed = openPackFolder(resolveDataDir(dataDir)).remove(id)
  process.stdout.write(json ? jsonLine(removed) : `Removed ${printable(removed.id)}.\n`)
}

function show(packs: readonly PackView[], json: boolean): void {
  process.stdout.write(json ? jsonLine(packs) : modelTable(packs))
}

function share(value: string): number {
  const number = Number(value)
  if (!/^(?:0|1|0?\.\d+|1\.0+)$/.test(value) || number < 0 || number > 1) {
    throw new InvalidArgumentError('A threshold is a number from 0 to 1.')
  }
  return number
}
