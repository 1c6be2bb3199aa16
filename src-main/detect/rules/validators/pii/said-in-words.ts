/** Tells what a field says of somebody in words from a piece of a program, and from that there is nothing to say. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'

/** Names of programs: joined by a sign or by capitals within. */
const NAME_OF_CODE = /[_$\\/@#{}[\]]|\p{Ll}\p{Lu}\p{Ll}/u
/**
 * What stands behind a name in a program: the ending of a file, a call, a member, an assignment; and a colon, behind a
 * label. A year or words in brackets are a remark, and no call.
 */
const CODE_AFTER = leanExpression(
  oneLine`
    ^(?:
      \.\p{L}{1,5}\b|[([{=]|\s?[:：]\s
      |\s(?:[[{=]|\((?!(?:19|20)\d\d\)|\p{L}[\p{L}\p{M}\d ,.-]{2,40}\)(?:[.,;\s]|$)))
      |["'\x60]\s*[)\];,]
    )
  `,
  'u',
)
/** UTF-16 units behind a value in which that is looked for. */
const READ_CODE = 48

/** Words of a program that stand where a statement would. */
const KEYWORD = new RegExp(
  oneLine`
    ^(?:
      from|import|export|const|let|var|function|return|type|interface|class|null|undefined
      |true|false|code|id|list|record|records|state|status|table|type(?! [12]\b)
    )\b
  `,
)

/** Nothing known, or how a sentence of prose goes on. */
const NO_STATEMENT = new RegExp(
  oneLine`
    ^(?:
      no|none|nil|not|n\/a|unknown|keine?|nicht|unbekannt|aucune?|néant|sans|ningun[ao]|sin|ni
      |se|no|nessun[ao]|non|nenhum[a]?|sem|geen|niet|brak|nie|žádn\S*|bez|inga?|ingen|ei|нет
      |не|なし|無し|无|없음|لا|como|comme|as|and|or|of|in|is|are|was|were|by|for|from|with|to|the
      |that|which|und|oder|der|die|das|et|ou|des|y|o|e|ed|della?|del|la|el|los|las|le|les|con
      |com|conocid\S*|de (?:interés|la|los|las)|definitiv\S*|histológic\S*|confirmad\S*
      |personales|familiares|provided|code|codes?|choose|describe|enter|fill|free|please
      |select|specify|tell|text|type in|varchar|write|bitte|eintragen|indiqu\S+|précis\S+
      |rellen\S+|indicare
    )(?=[\s,.;:)]|$)
  `,
  'iu',
)

/** Whether a labelled statement is in words: no file, identifier or piece of a program, and not that there is nothing. */
export function saidInWords(value: string, { text, end }: ValidatorMatch): boolean {
  return (
    !KEYWORD.test(value) &&
    !NO_STATEMENT.test(value) &&
    !NAME_OF_CODE.test(value) &&
    !CODE_AFTER.test(text.slice(end, end + READ_CODE))
  )
}
