/** Sentences of the room of choices. */

import type { PolicyColumn } from '../../../src-shared/model/policy.ts'
import type { Category } from '../../../src-shared/model/vocabulary.ts'
import { CATEGORY_NAMES, POLICY_COLUMN_NAMES } from '../../../src-shared/model/words.ts'
import type { FolderName } from '../../../src-shared/workspace/installed.ts'
import { count, formatList, labelWords, withinSentence } from '../format.ts'

export const settings = {
  title: 'Settings',
  lead: 'Kept on this machine for every window of Assay; they apply at once.',
  unkept: 'The last change holds in this window only: the service has not kept it.',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  review: 'Review',
  maskValues: 'Mask values',
  maskValuesHint:
    'Data-leak and personal values start as 4111 •••• 1111: in lists, in the document, in what is copied and in reports. M shows and hides them. On by default.',
  notifications: 'Notifications',
  notify: 'Tell me when a scan needs a look',
  notifyHint:
    'Only of scans that are blocked or need a look, and only while this window is not in front. The verdict is told, never what was found. Off by default.',
  notifyRefused: 'The system does not let this window show notifications.',
  notifyNames: 'Name the document in notifications',
  notifyNamesHint:
    'A name can tell too much to whoever stands beside the screen. Off, as by default, a notification says “A document needs a look”.',
  policy: {
    title: 'Decisions',
    lead: 'What one finding asks for, by what it is and how severe. The strongest answer of a document is its decision.',
    category: 'Category',
    note: 'Holds for scans from now on: of this app, of the command, and of keys of this account. Where something could not be checked, a look is asked for all the same. “Nearly found” stayed just below its threshold. Organisations and places never decide alone.',
    reset: 'Default table',
    changed: (value: number) =>
      `${count(value, 'answer differs', 'answers differ')} from the default table.`,
    cell: (category: Category, column: PolicyColumn) =>
      `${CATEGORY_NAMES[category]}, ${POLICY_COLUMN_NAMES[column].toLowerCase()}`,
  },
  history: 'History',
  keep: 'Keep scans of this app',
  keepHint:
    'Then a scan is deleted with its text, file, findings and judgements. Holds for scans from now on; scans of other programs are kept for a day.',
  keepFor: (days: number | null) =>
    days === null ? 'Until I delete them' : count(days, 'day', 'days'),
  detectors: 'Detectors',
  detectorsLead: (rules: number) =>
    `${count(rules, 'rule', 'rules')} of this machine; models are listed below. Rules of your own are tried and put to use below.`,
  exampleRules: 'Copy an example of a file of rules',
  exampleRulesLead: 'A file (NAME.yaml) to begin with:',
  searchRules: 'Search rules: a name, a class, a category',
  noRule: 'No rule matches.',
  moreRules: (value: number) => `and ${count(value, 'more', 'more')}: search for them`,
  ruleSwitch: (title: string) => `Look for: ${title}`,
  switched: (value: number) =>
    `${count(value, 'rule is', 'rules are')} not as by default. Scans of this app and of watched folders follow from now on; programs with a key say it themselves.`,
  asByDefault: 'All as by default',
  installed: {
    title: 'On this machine',
    lead: 'What scans here. Reports and receipts name the same versions and hashes, so that a result can be traced to what made it.',
    uncovered: (classes: readonly string[]) =>
      `Of threats the models that ship never tell ${formatList(classes.map((each) => withinSentence(labelWords(each))))}, and rules only what is said outright: a text without a finding may hold them.`,
    part: 'Part',
    version: 'Version',
    about: 'What it is',
    program: 'Assay',
    rules: 'Rules',
    ruleCount: (value: number) => count(value, 'rule', 'rules'),
    broken: (problem: string) => `cannot run: ${problem}`,
    own: 'your own',
    licence: (name: string) => `Licence: ${name}`,
    copyHash: (name: string) => `Copy the hash of ${name}`,
    folders: 'Folders',
    folderNames: {
      data: 'Data',
      rules: 'Your rules',
      models: 'Your models',
      cache: 'Cache',
    } as const satisfies Record<FolderName, string>,
    open: 'Open folder',
    openName: (name: string) => `Open the folder: ${name}`,
    copyPath: (name: string) => `Copy the path: ${name}`,
  },
  keyboard: 'Keyboard',
  singleKeys: 'Single-letter keys',
  singleKeysHint:
    'J, K, 1–4 and the other letters act while the review room has the focus, and ? in every room. Off, only function keys and those with Ctrl or ⌘ do. On by default.',
  default: (value: string) => `Default: ${value}`,
  defaultOf: (setting: string, said: string) => `${setting}. ${said}`,
  reset: 'Reset to defaults…',
  resetTitle: 'Reset all settings?',
  resetText:
    'Also the table of decisions, the keys, how long scans are kept, and what is looked for. Scans, judgements and standing dismissals stay. This cannot be undone.',
  resetAction: 'Reset',
} as const
