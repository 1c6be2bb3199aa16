/**
 * Tokens outside the model: the special ones, which only the post-processor may
 * put, and further ones that a pack finds in text before its model runs.
 */

import { quoted } from '../../../src-shared/model/quoted.ts'
import { TokenizerError } from './tokenizer-error.ts'
import {
  type JsonRecord,
  readFlag,
  readId,
  readList,
  readRecord,
  readString,
} from './tokenizer-json.ts'

/** An entry of `added_tokens`. */
export interface AddedToken {
  readonly id: number
  readonly content: string
  readonly special: boolean
  /** Looked for in the normalised text rather than in the source. */
  readonly normalized: boolean
  /** Only where no letter or digit is beside it. */
  readonly singleWord: boolean
  /** Takes white space beside it along. */
  readonly leftStrip: boolean
  readonly rightStrip: boolean
}

/** The ids before and after the tokens of a text, and how the vocabulary calls them. */
export interface Frame {
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly names: readonly string[]
}

const BARE: Frame = { before: [], after: [], names: [] }

/** The `added_tokens` of tokenizer.json; throws TokenizerError where a field is wrong. */
export function readAddedTokens(value: unknown): readonly AddedToken[] {
  if (value === undefined || value === null) return []
  return readList(value, 'added_tokens').map((entry, index) => {
    const place = `added_tokens[${index}]`
    const token = readRecord(entry, place)
    const special = readFlag(token.special, `${place}.special`, false)
    return {
      id: readId(token.id, `${place}.id`),
      content: readString(token.content, `${place}.content`),
      special,
      normalized: readFlag(token.normalized, `${place}.normalized`, !special),
      singleWord: readFlag(token.single_word, `${place}.single_word`, false),
      leftStrip: readFlag(token.lstrip, `${place}.lstrip`, false),
      rightStrip: readFlag(token.rstrip, `${place}.rstrip`, false),
    }
  })
}

/**
 * What the `post_processor` of tokenizer.json puts around a single text: nothing
 * with null. Throws TokenizerError for one that is unknown or wrongly made.
 */
export function readFrame(value: unknown): Frame {
  if (value === undefined || value === null) return BARE
  const config = readRecord(value, 'post_processor')
  const type = readString(config.type, 'post_processor.type')
  switch (type) {
    case 'ByteLevel':
      return BARE
    case 'BertProcessing':
    case 'RobertaProcessing': {
      const cls = readPair(config.cls, 'post_processor.cls')
      const sep = readPair(config.sep, 'post_processor.sep')
      return { before: [cls.id], after: [sep.id], names: [cls.name, sep.name] }
    }
    case 'TemplateProcessing':
      return readTemplate(config)
    case 'Sequence':
      return readList(config.processors, 'post_processor.processors')
        .map(readFrame)
        .reduce(
          (inner, outer) => ({
            before: [...outer.before, ...inner.before],
            after: [...inner.after, ...outer.after],
            names: [...inner.names, ...outer.names],
          }),
          BARE,
        )
    default:
      throw new TokenizerError(
        `tokenizer.json has a post_processor of unknown type ${quoted([type])}`,
      )
  }
}

/** `["[CLS]", 101]` */
function readPair(value: unknown, place: string): { readonly name: string; readonly id: number } {
  const [name, id] = readList(value, place)
  return { name: readString(name, `${place}[0]`), id: readId(id, `${place}[1]`) }
}

function readTemplate(config: JsonRecord): Frame {
  const specials = readRecord(config.special_tokens, 'post_processor.special_tokens')
  const before: number[] = []
  const after: number[] = []
  const names: string[] = []
  let texts = 0
  for (const item of readList(config.single, 'post_processor.single')) {
    const { SpecialToken: special, Sequence: text } = readRecord(item, 'post_processor.single')
    if (text !== undefined) {
      texts++
      continue
    }
    const name = readString(readRecord(special, 'SpecialToken').id, 'SpecialToken.id')
    if (!Object.hasOwn(specials, name)) {
      throw new TokenizerError(`post_processor.special_tokens does not define ${quoted([name])}`)
    }
    const { ids, tokens } = readRecord(specials[name], 'post_processor.special_tokens')
    const place = 'post_processor.special_tokens'
    const target = texts === 0 ? before : after
    target.push(...readList(ids, `${place} ids`).map((id) => readId(id, `${place} ids`)))
    names.push(...readList(tokens, `${place} tokens`).map((token) => readString(token, place)))
  }
  if (texts !== 1) throw new TokenizerError('post_processor.single must hold the text once')
  return { before, after, names }
}

const CONFIG_NAMES = ['bos', 'eos', 'unk', 'sep', 'pad', 'cls', 'mask']

/** The contents that tokenizer_config.json names as special (`sep_token` and so on). */
export function readConfigSpecials(config: JsonRecord): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  for (const name of CONFIG_NAMES) {
    const value = config[`${name}_token`]
    const content =
      typeof value === 'object' && value !== null && 'content' in value ? value.content : value
    if (typeof content === 'string') named.set(name, content)
  }
  return named
}
