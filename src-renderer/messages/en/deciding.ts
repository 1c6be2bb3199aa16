/**
 * By what a reviewer decides: when a finding is right and when it is wrong, for each class in a line of its own. A reason
 * tells how a detector came to its claim; this tells what to look at in the document. Both follow "Confirm if" and "Dismiss if".
 */

import type { Category, CLASS_NAMES } from '../../../src-shared/model/vocabulary.ts'

/** When to confirm, and when to dismiss. */
export type Deciding = readonly [confirm: string, dismiss: string]

const ORDER: Deciding = [
  'an assistant that followed it would act against those it works for.',
  'it speaks to people, is an owner’s own instruction, or only quotes, teaches or tests such an order.',
]
const UNSEEN: Deciding = [
  'what nobody sees here tells an assistant what to do or to think.',
  'it only serves screen readers, search, the layout or the way a script is written.',
]
const SECRET: Deciding = [
  'it opens something, or did until lately.',
  'it is a sample, a placeholder, meant for everybody, or the name of a setting.',
]
const NUMBER: Deciding = [
  'it is the number of one person.',
  'it is that of a firm, numbers something else, or is a sample.',
]
const ACCOUNT: Deciding = [
  'it is the account of a person, or one that not everybody is to know.',
  'it is printed for everybody who pays, or is a sample.',
]
const DEVICE: Deciding = [
  'it is that of somebody’s device or line.',
  'it is that of a server, a sample, or another number.',
]
const HARM: Deciding = [
  'somebody is to do harm by it, or is told how.',
  'it reports such things, warns of them, or tests a guard against them.',
]

/** What is not listed is decided as the rest of its category. */
const BY_CLASS: { readonly [C in Category]: Partial<Record<Label<C>, Deciding>> } = {
  injection: {
    hidden_text: UNSEEN,
    hidden_html_instruction: UNSEEN,
    zero_width_obfuscation: UNSEEN,
    unicode_confusable: [
      'look-alike letters make a word pass for another.',
      'the word is of a language that writes so, or is ornament.',
    ],
    encoded_instruction: [
      'what it says once decoded tells an assistant what to do.',
      'it is data: a picture, a key, an attachment.',
    ],
  },
  dlp: {
    PASSWORD_HASH: [
      'it was made of somebody’s password.',
      'it is the checksum of a file or a version, or a sample.',
    ],
    CONFIDENTIAL_MARKING: [
      'it marks this document, and not everybody who gets it may read it.',
      'it speaks of markings, stands in every mail, or marks another document.',
    ],
    INTERNAL_RECORD: [
      'these are real records of a firm or of people.',
      'it is an empty form or a sample, or anybody may read it.',
    ],
    SOURCE_CODE: ['it is a firm’s own code.', 'it is published, or an example.'],
    DATABASE_DUMP: ['real rows were copied out of a database.', 'they are made up, as for tests.'],
    SENSITIVE_TRANSFER: [
      'something goes to where it must not.',
      'who gets it may have it, or nothing is sent.',
    ],
  },
  pii: {
    PERSON: [
      'it is the name of somebody alive.',
      'it names a thing, a place or a firm, or somebody invented or long dead.',
    ],
    EMAIL: [
      'one person reads this mailbox.',
      'it is that of an office (info@, support@), of a program, or a sample.',
    ],
    PHONE: [
      'a person answers at this number.',
      'it is the line of a firm or office, a sample, or no telephone number.',
    ],
    ADDRESS: ['somebody lives there.', 'only a firm or an office is there, or nobody.'],
    DATE_OF_BIRTH: [
      'somebody in this document was born that day.',
      'it is the date of something else.',
    ],
    IP_ADDRESS: DEVICE,
    MAC_ADDRESS: DEVICE,
    CREDIT_CARD: ['it can be paid with.', 'it is a test card, or another long number.'],
    IBAN: ACCOUNT,
    BANK_ACCOUNT: ACCOUNT,
    SWIFT_CODE: ['it belongs to somebody’s account.', 'it only names a bank, or is a sample.'],
    LICENSE_PLATE: [
      'it is on somebody’s vehicle.',
      'it is the name of a part, a room or a product, or a sample.',
    ],
    USERNAME: ['one person goes by it.', 'it is a role or a program (admin, root), or a sample.'],
    CRYPTO_WALLET: ['it is somebody’s own.', 'it is published, as for gifts, or is a sample.'],
    RECORD_ID: [
      'a firm or an office knows one person by it: a patient, customer, employee or case.',
      'it numbers a thing, a text or a version, or is a sample.',
    ],
    ORGANIZATION: [
      'it says where somebody works or belongs.',
      'it is only spoken of, or everybody knows it.',
    ],
    LOCATION: ['it says where somebody lives or is.', 'it is only spoken of.'],
    SPECIAL_CATEGORY: [
      'it is said of one person who can be known here.',
      'it is said of nobody, or in general.',
    ],
  },
  threat: {
    instruction_override: ORDER,
    phishing: [
      'it wants money, a login or data, and does not come from whom it claims.',
      'it comes from whom it claims and asks for what is usual, or warns of such mails.',
    ],
    malware: [
      'it would do harm where it runs, or wants money for harm that was done.',
      'it only describes that, is the work of who looks after the machine, or belongs to a test.',
    ],
    toxic_or_harmful: [
      'it demeans, threatens or presses somebody, or urges him to harm himself.',
      'it quotes or reports that somebody did, or is a joke among friends.',
    ],
  },
}

const BY_CATEGORY: Readonly<Record<Category, Deciding>> = {
  injection: ORDER,
  dlp: SECRET,
  pii: NUMBER,
  threat: HARM,
}

type Label<C extends Category> = (typeof CLASS_NAMES)[C][number]

/** When a finding of this category and class is right, and when it is wrong. */
export function decidingOf(category: Category, label: string): Deciding {
  const classes: Readonly<Record<string, Deciding>> = BY_CLASS[category]
  return (Object.hasOwn(classes, label) ? classes[label] : undefined) ?? BY_CATEGORY[category]
}

export const deciding = {
  confirmIf: 'Confirm if',
  dismissIf: 'Dismiss if',
  of: decidingOf,
} as const
