/** Sentences about the two readers of a document: who sees it, and what reads it. */

import { count, formatNumber } from '../format.ts'

/** Within a sentence: "12 in comments". */
const whys = {
  comment: 'in comments',
  css: 'hidden by their style',
  aria_hidden: 'kept from assistive software',
  same_colour: 'in the colour of their ground',
  tiny: 'too small to read',
  off_page: 'outside of the page',
  render_mode: 'drawn invisibly',
  hidden_run: 'marked as hidden text',
  clipped: 'cut off by a frame',
  covered: 'behind a picture or a shape',
  layer_off: 'on a layer that is switched off',
  not_drawn: 'said by the file, while the page shows other letters',
  hidden_part: 'in hidden sheets, rows, columns or slides',
  alternative: 'in the version of a message that is not shown',
  deleted: 'deleted, kept as a tracked change',
  attribute: 'in descriptions',
  link_target: 'in targets of links',
  metadata: 'in properties',
  notes: 'in speaker notes',
  attachment: 'in attached files',
  script: 'in scripts',
  characters: 'spelled by characters without a shape',
} as const

export const readers = {
  title: (value: number) => count(value, 'unseen word', 'unseen words'),
  titleName: (value: number) =>
    `${count(value, 'unseen word', 'unseen words')}: what a person sees beside what a model reads`,
  /** What a key has changed. */
  shown: (hasUnseen: boolean, areShown: boolean) => {
    if (!hasUnseen) return 'A person sees all that a model reads'
    return areShown ? 'What a person sees beside what a model reads' : 'What a model reads alone'
  },
  person: 'What a person sees',
  model: 'What a model reads',
  personLabel: (name: string) => `${name} as a person sees it`,
  gap: 'Something is here that people do not see',
  why: (why: keyof typeof whys) => `Not seen by people: ${whys[why]}`,
  whyCount: (why: keyof typeof whys, value: number) => `${formatNumber(value)} ${whys[why]}`,
  difference: ({ words, characters }: { words: number; characters: number }) =>
    words > 0
      ? `A model reads ${count(words, 'word', 'words')} that you do not:`
      : `A model reads ${count(characters, 'character', 'characters')} that you do not see.`,
} as const
