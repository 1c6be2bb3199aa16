/** Tells code that a reader is asked to build into what he writes from code that a document only holds. */

import { lateExpression } from '../../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'

const FENCE = '```'
/** UTF-16 units before a deed in which the code begins that holds it. */
const REACH = 1500
/** UTF-16 units of the line before the code that are read. */
const LINE = 300
/** Asks to put code somewhere: a verb of adding before the code, or code that "should be added". */
const ASKS = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      (?:includ|incorporat|embed|integrat|insert|introduc|add(?!ress)|weav|blend|employ|utili[sz]|put|place|contain|build|modify|boost|lift
      |inclu[sys]|füge|baue|nimm|intègr|intégr|ajout|insèr|insér|inclu|añad|aggiung|inserisc|adicion|insir|voeg|neem|indsæt|tilføj|lägg|infoga|dodaj|wstaw|umieś
      |vlož|přidej|ill?esz|adaug|adăug|lisää|ekle|добав|встав|включ|додай)\p{L}*(?!\p{L})
      .{0,120}?(?<!\p{L})(?:code|codeblock|snippets?|blocks?|excerpt|script|segment|section|lines|fragment[eo]?|extrait|fragmento|frammento|trecho|codice|código
      |kód\p{L}*|kod\p{L}*|koodi\p{L}*|код\p{L}*|фрагмент\p{L}*)(?!\p{L})
      |(?<!\p{L})(?:code|snippet|block|excerpt|script|segment|section|lines)(?!\p{L}).{0,60}?(?<!\p{L})(?:should|must|has to|have to|needs? to|is to|ought to)(?!\p{L})
        .{0,24}?(?<!\p{L})(?:added|included|inserted|embedded|integrated|incorporated|part of)(?!\p{L})
    )
  `,
  'iu',
)

/** Whether the line before the code that holds the value asks to put it into something. Reads so many units before it alone. */
export function askedToBuildIn(_value: string, { text, start }: ValidatorMatch): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  const fence = before.lastIndexOf(FENCE)
  const line = fence < 0 ? before : before.slice(0, fence).trimEnd()
  return fence < 0
    ? before.split('\n').some((each) => ASKS().test(each.slice(-LINE)))
    : ASKS().test(line.slice(line.lastIndexOf('\n') + 1).slice(-LINE))
}
