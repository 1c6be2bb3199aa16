/**
 * What keeps something from those whom it concerns: an order that is not to be told of, or that is called routine so that
 * nobody asks. By the words of some fifteen languages.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'

const SECRET = new RegExp(
  oneLine`
    \b(?:do not|don['’]t|never|(?<!\b(?:never|not|n['’]t)\b[^.!?;,\n]{0,80})without|not to|need not|needn['’]t|nor) (?:\p{L}+ ){0,2}?(?:
      tell|mention|inform|notify|reveal|disclos|log|report|discuss|cite|citing|quot|show
      |say|list|record|appear|bring|refer|doing so
      |ask(?!
        \p{L}*(?: the)? \p{L}+ for (?!(?:(?:an?|any|the|their) )?(?:approv|confirm|consent|leave|permi))
      )
    )\p{L}*
    |\b(?:
      does(?: not|n['’]t)|need not|needn['’]t
      |(?:does(?: not|n['’]t)|do(?: not|n['’]t)) (?:have|need) to
    ) (?:hear|know|see|appear|show up|be told)\b
    |\bno need (?:to|for the \p{L}+ to) (?:tell|mention|inform|notify|ask|say|show|know|hear)\b
    |\bneeds? no mention\b|\b(?:not to|(?:need|must) not|(?:not|n['’]t) have to) be (?:
      told|mentioned|discussed|shown|asked|informed|bothered|brought up
    )\b
    |\b(?:must|should|will|may|can|need) not (?:notice|find out|learn of|hear of)\b
    |\bkeep (?:quiet|silent|it quiet|(?:it|this|that|these|them|\p{L}+ \p{L}+) (?:from|to yourself))\b
    |\bhid(?:e|ing|den) (?:it|them|(?:this|that|the|these) \p{L}+)? ?from\b|\bnever let on\b
    |\bbehind (?:the \p{L}+['’]s?|his|her|their) backs?\b
    |\b(?:
      secretly|(?<!\bfail(?:s|ed|ing)? )silently|quietly|unnoticed
      |(?:leave|left?) (?:it|them|(?:this|that|these)(?: \p{L}+)?) out|no trace
    )\b
    |(?<!\p{L})(?:
      erwähne?\p{L}*|verrat\p{L}*|sage?|zeige?|protokolliere?
    )(?!\p{L})[^.!?\n]{0,40}(?:nicht|nie|kein)
    |(?:nicht|nichts|ohne)[^.!?\n]{0,30}(?:
      erwähn|angezeigt|bestätig|mitgeteilt|zu wissen|wissen[.!]|erfahren[.!]
    )
    |(?<!\p{L})(?:ne(?!\p{L})|n['’])[^.!?\n]{0,12}(?:
      mentionne|dis|indique|signale|affiche|explique|cite
    )
    |(?<!\p{L})(?:no|sin|não|sem|non|senza|nie|bez|не|без)(?!\p{L})[^.!?\n]{0,14}(?:
      mencion|menzion|digas|diga|dire(?![cçtz])|avis(?!os?(?!\p{L}))|inform(?!a[cçltz]|e[dr])|mów
      |wspomin|говор|упомин|refir|explic(?!it)|coment(?![aá]ri)
    )
    |pas (?:besoin de )?(?:le )?savoir
    |no (?:hace falta que|necesita|tiene que)[^.!?\n]{0,24}(?:sepa|saber)
    |sin (?:decír|contár)se|non (?:deve|serve che|occorre che)[^.!?\n]{0,20}(?:saper|sappia)
    |niet[^.!?\n]{0,16}(?:vermeld|noem)|(?:vermeld|noem)[^.!?\n]{0,24}niet|söyleme|bahsetme
    |bildirme|触れ(?:ない|ず)|知らせ(?:ない|ず)|言わない|不要(?:告诉|提及|说明)|말하지|알리지|لا تذكر|لا تخبر|मत बता
  `,
  'iu',
)

/** What a note calls itself where it asks to be kept secret. */
const OF_ITSELF = new RegExp(
  oneLine`
    \b(?:not|never|n['’]t|without|omit)\b[^.!?\n]{0,40}\b(?:this|these) (?:
      paragraph|note|instructions?|line|section|step|comment|message|rule|sentence|remark
      |clause
    )s?\b
  `,
  'i',
)

/** Whether a passage keeps something from somebody. */
export function isKeptSecret(passage: string): boolean {
  return SECRET.test(passage)
}

/** Whether a sentence asks that it is not told of itself: `do not mention this note`. */
export function keepsItselfSecret(sentence: string): boolean {
  return OF_ITSELF.test(sentence)
}
