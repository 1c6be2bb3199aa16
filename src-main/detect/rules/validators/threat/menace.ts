/**
 * Whether somebody threatens another with violence in earnest, as far as words show: they are the writer's own, and beside them
 * stands when, where, with what, whom else or unless what. Who only says that he will kill somebody mostly laughs.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Validator } from '../validator.ts'
import { isSaidByWriter } from './own-words.ts'

/** UTF-16 units on each side in which that stands. */
const REACH = 160
/** UTF-16 units that a denial takes at most, with what stands before it. */
const LONGEST_DENIAL = 10

/** By language: English, German, Dutch, Swedish, French, Spanish, Italian, Portuguese, Polish, Russian, Turkish. */
const IN_EARNEST = [
  oneLine`
    if you (?:ever|tell|do not|don['’]t|call|go|talk|come|touch)|unless you|(?:last|final) warning|(?:know|found out) where
    |know which|when you (?:come home|leave|get home)|wait(?:ing)? for you|outside your|your (?:address|wife|husband|kids|children|daughter)
    |knife|gun|bullets?|baseball bat|petrol|gasoline
  `,
  oneLine`
    wei(?:ß|ss),? wo|wenn du|letzte warnung|(?:deine[rn]?) (?:frau|kinder|tochter|familie|mutter)|deinen (?:sohn|kindern)|messer
    |heute nacht|vor deiner (?:tür|haustür)|wart(?:e|en) auf dich
  `,
  'wee?t waar|weten waar|als je|als er|mes|pistool|vanavond|(?:je|jouw) (?:vrouw|kinderen|dochter|zoon)|laatste waarschuwing|wacht je op',
  'vet var|om du|kniv|i ?kväll|i natt|din (?:fru|dotter|son|familj)|dina barn|sista varningen',
  oneLine`
    (?:sais|sait|savons) où|si tu|ta (?:femme|fille|mère|famille)|tes enfants|couteau|ce soir|dernier avertissement|devant chez
    |t['’]attend(?:s|ons)?
  `,
  oneLine`
    (?:sé|sabemos) dónde|si (?:no|vuelves|hablas|llamas)|tu (?:mujer|hija|hijo|familia|madre)|tus hijos|cuchillo|pistola
    |última advertencia|esta noche|te esper(?:o|amos)
  `,
  oneLine`
    (?:so|sappiamo) dove|se (?:non|parli|vai|torni|chiami)|tua (?:moglie|figlia|madre|famiglia)|tuo figlio|tuoi figli|coltello
    |pistola|ultimo avviso|stasera|ti aspett(?:o|iamo)
  `,
  oneLine`
    (?:sei|sabemos) onde|mora n[ao]|se (?:não|você)|(?:tua|sua) (?:mulher|filha|mãe|família)|seus filhos|faca|hoje à noite
    |último aviso|te esper(?:o|amos)
  `,
  oneLine`
    wiem,? gdzie|wiemy,? gdzie|jeśli|jeszcze raz|twoj(?:ą|a|ej|e) (?:żon|córk|rodzin|matk|dzieci)\p{L}*|nożem|dziś wieczorem
    |ostatni(?:e)? (?:raz|ostrzeżenie)|ostrzegam
  `,
  oneLine`
    зна(?:ю|ем),? где|если|ещ[её] раз|тво(?:я|ей|ю|и|их) (?:жен|доч|семь|мат|дет)\p{L}*|нож(?:ом)?|подкараул\p{L}*
    |последн\p{L}+ (?:раз|предупреждение)|у подъезда
  `,
  oneLine`
    nerede (?:oturduğunu|yaşadığını)|evini|adresini|eğer|bir daha|(?:karın|kızın|oğlun|ailen|annen)\p{L}*|bıçak\p{L}*
    |silah\p{L}*|bu gece|son uyarı|kapı(?:nda|sında)
  `,
].join('|')
const EARNEST = new RegExp(`(?<!\\p{L})(?:${IN_EARNEST})(?!\\p{L})`, 'u')

/** The last word before what is denied; one further on may be of the condition: `if you do not pay, I will`. */
const DENIED =
  /(?:(?<!\p{L})(?:not|never|nicht|nie|niet|nooit|inte|aldrig|ne|pas|jamais|no|nunca|non|mai|não|не)|n['’]t) ?$/u

/** Violence that the writer threatens with in earnest. */
export const ownMenace: Validator = (value, match) =>
  EARNEST.test(match.text.slice(Math.max(0, match.start - REACH), match.end + REACH)) &&
  ownWords(value, match)

/** What the writer says himself and does not deny. */
export const ownWords: Validator = (_, { text, start, end }) =>
  isSaidByWriter(text, { start, end }) &&
  !DENIED.test(text.slice(Math.max(0, start - LONGEST_DENIAL), start))
