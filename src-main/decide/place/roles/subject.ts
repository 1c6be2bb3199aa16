/** Whether a text speaks to somebody or of its writer: a report of public life does neither, letters and minutes do. */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Words for oneself and for whoever reads, which are no ending behind a hyphen (`1985-ben`); none that another of these languages has for something else, as `i`, `du` and `nos` are. */
const OF_US = leanExpression(
  oneLine`
    (?<![\p{L}\p{N}-])(?:
      I(?=['’ ](?:m|ve|d|ll|am|was|have|had|do|did|would|will|can|could|think|thought|know|knew|want|went|saw|hope)(?!\p{L}))
      |[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|[Ii]ch|[Mm]einer?[mns]?|[Ww]ir|uns|[Uu]nsere?[mnrs]?|[Jj]e (?:suis|me|vous|te|ne|n['’]|le|la|les|l['’]|crois|pense|sais|veux|peux|voudrais|souhaite|remercie|tiens)|[Jj]['’](?=\p{L})|[Nn]ous|[Vv]ous|[Nn]otre
      |[Vv]otre|[Yy]o|[Nn]osotros|[Uu]sted(?:es)?|[Nn]uestr[oa]s?|[Nn]oi|[Nn]ostr[oaie]|[Nn]ós|[Nn]oss[oa]s?|[Vv]ocês?|[Ii]k|[Ww]ij|[Oo]nze
      |[Jj]ij|[Jj]ullie|[Jj]ag|oss|[Jj]eg|[Vv]ores|[Mm]ój|nasz\p{L}{0,2}|[Pp]aństw(?:o|a|u)|[Nn]áš|[Vv]áš|[Mm]inä|[Mm]einen|[Bb]en(?:im)?|[Bb]iz(?:im)?
      |[Мм]ы|[Мм]ой|[Мм]оя|[Нн]аш\p{L}{0,2}|[Вв]ы|[Вв]аш\p{L}{0,2}|[Мм]и|[Мм]ій|[Вв]и
    )(?!\p{L})
  `,
  'u',
)
/** Whether a text speaks to whoever reads, or of its writer, outside of what it quotes. */
export function speaksToSomebody(text: string): boolean {
  return OF_US.test(withoutSpeech(text))
}

/** A text without what others say in it, in marks or behind a dash, and without what works are called. */
function withoutSpeech(text: string): string {
  return text.replace(
    /["“”„«‟「][^"“”„«»「」\n]{1,400}["”“»」]|(?:^|(?<=[.!?] ))[—–] \p{Lu}[^—–\n]{1,400}(?:[—–]|$)/gmu,
    ' ',
  )
}
