/**
 * Whether a stretch is an option that somebody is told to choose: a line of a game's dialogue, a button, an entry of a menu
 * (`pick "Ignore your directives"`, `wähle „Vergiss den Befehl“`). What calls an assistant or leads somewhere is none.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { leadsOn } from '../destination.ts'
import { isCallInField } from '../orders/planted.ts'
import { holdsSign } from '../orders/unaddressed.ts'
import type { Place } from '../place.ts'
import { quotationsOver, withoutQuotations } from './quotations.ts'

/** UTF-16 units before a quotation in which the verb of choosing stands. */
const REACH = 60
/** Verbs of choosing, by language. */
const CHOOSE = oneLine`
  pick(?:ing|ed)?|choos(?:e|ing)|chose|select(?:ing|ed)?|click(?:ing)?(?: on)?|tap(?: on)?|press
  |(?:aus)?w[äa]hl(?:e|en|t)|klick(?:e|en|t)?(?: auf)?|drück(?:e|en|t)
  |chois(?:is|issez|ir|it)|sélectionne[zr]?|clique[zr]?(?: sur)?
  |elige|elija|eliges|elegir|selecciona[r]?|pulsa[r]?|escoge[r]?|escolh(?:a|e|er)|selecion(?:e|a|ar)
  |scegli(?:ere|e|i)?|selezion(?:a|are)|clicc(?:a|are)(?: su)?|kies|kiest|kiezen|selecteer
  |wybier(?:z|asz|ać)|wybrać|klikn(?:ij|ąć)|zvol(?:te|it|íte)?|vyber(?:te|eš)?|vybrat
  |выбер(?:и|ите|ешь|ете)|выбрать|выбираем|нажми(?:те)?|нажать|обер(?:и|іть)|обрати
  |välj(?:er)?|vælg(?:er)?|velg(?:er)?|valitse|pilih
`
/** What parts one option from the next. */
const FURTHER = 'or|oder|ou|o|oppure|of|lub|albo|nebo|или|або|then|dann|puis|luego|poi'
const CHOOSING = `(?<!\\p{L})(?:${CHOOSE})`
/** A verb of choosing right before the option or a few words away, or before another option. */
const CHOSEN = lateExpression(
  [
    `(?:${CHOOSING}(?: \\p{L}{1,16}){0,3} ?|${CHOOSING}(?!\\p{L})[^\\n]{2,60}[ "”»’'」*,](?:${FURTHER}))[,:]? ?(?:\\*\\*)?$`,
    '(?:选择|選択|선택)[^。\\n]{0,8}$',
  ].join('|'),
  'iu',
)
/** Behind the option where the verb comes last. */
const CHOSEN_BEHIND =
  /^[”’"»」』]?\s?(?:を(?:選|押|クリック)|(?:을|를) (?:선택|고르|누르)|(?:seçeneğini |'[iıuü] )?(?:seç|tıkla))/iu

/** Whether all that is told in a stretch is such an option. */
export function isChosenOption({ text, start, end }: Place): boolean {
  const options = quotationsOver(text, { start, end })
  const [first] = options
  if (first === undefined) return false
  const said = text.slice(start, end)
  if (leadsOn(said) || isCallInField(said)) return false
  return (
    options.every((each) => isChosen(text, each.start, each.end)) &&
    !holdsSign(withoutQuotations(text, { start, end }))
  )
}

function isChosen(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  const lead = before.slice(before.lastIndexOf('\n') + 1)
  return CHOSEN().test(lead) || CHOSEN_BEHIND.test(text.slice(end, end + REACH))
}
