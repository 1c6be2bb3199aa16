/**
 * Tells a paper that everybody may see from one of a firm's inside that has the same title: a notice to the press, a report
 * that the law has a firm publish, a lesson, and the minutes of a board of long ago.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { hasLegalForm } from '../../business-names.ts'

/** Characters before and behind a title in which a paper says what it is: its head. */
const HEAD = 400
/** Characters behind a title in which a lesson calls what it shows an example: a page. */
const PAGE = 2000

/** What heads a paper that everybody is to read: a notice to the press, or to those who hold shares. */
const NOTICE = new RegExp(
  oneLine`
    (?:^|\n|[–—-] )[ \t#*_>]*(?:
      press(?:e)?[ -]?(?:release|mitteilung|information|meddelelse|melding)|for immediate release|ad-hoc-(?:mitteilung|meldung)|pressmeddelande
      |communiqué de presse|(?:comunicado|nota) de (?:prensa|imprensa)|comunicato stampa|comunicat de presă|persbericht|lehdistötiedote|pörssitiedote
      |komunikat prasowy|raport bieżący|tisková zpráva|tlačová správa|sajtóközlemény|priopćenje|saopštenje za|пресс-релиз|прес-реліз|съобщение до медиите
      |basın (?:bülteni|açıklaması)|δελτίο τύπου|siaran pers|thông cáo báo chí|プレスリリース|新闻稿|新聞稿|보도자료|بيان صحفي|הודעה לעיתונות
    )
  `,
  'iu',
)

/** The line by which a notice to the press begins in any language: place, date, dash, and a sentence. */
const DATELINE =
  /(?:^|\n)\p{Lu}[\p{L} .’'-]{1,40}[,(] ?[^\n]{0,24}(?:19|20)\d\d\)? ?[–—-]{1,2} ?[\p{L}“"„«]/u

/** That something was published, in the line of the title or the next: `… has published its minutes`. */
const PUBLISHED = new RegExp(
  oneLine`
    publish|veröffentlich|gepubliceerd|offentliggj|offentliggör|publicerad|publié|publicad|pubblicat|publicat|opublikow|publiczn(?:ej|ą) wiadomoś|zveřejn|zverejn|objavljen|közzét|julkaist
    |yayımla|yayınla|опубликов|раскры|оприлюдн|опублікован|публикува|δημοσιε|公表|公告|发布|發布|공시|공개|نشر|פורסם|diumumkan|công bố
  `,
  'iu',
)

/** Words for an example or a specimen, by language. */
const EXAMPLE = oneLine`
  example|sample|beispiel|muster|exemple|ejemplo|modelo|exemplo|esempio|voorbeeld|przykład\p{L}{0,4}|příklad\p{L}?|vzor|príklad\p{L}?|példa|példá\p{L}{1,4}|minta|örne\p{L}{1,4}|exempel
  |eksempel|esimerk\p{L}{2,4}|primjer\p{L}?|exemplu|пример\p{L}?|образец|приклад\p{L}?|зразок|παράδειγμα|υπόδειγμα|contoh|ví dụ
`
/** Whose, or which: closed lists of pronouns. */
const THIS_OR_OUR = oneLine`
  this|our|the following|dies\p{L}{1,2}|unser\p{L}{0,2}|folgend\p{L}{1,2}|cet?|notre|est[ea]|nuestro|quest[oa]|nostro|n?este|nosso|n?esse|dit|ons|tym|nasz\p{L}{0,3}|tomto|náš|našem|našom|detta|vårt|dette|vores
  |tämä|tässä|ez|ebben az?|bu|ovom|našem|acest|этом|данном|наш\p{L}{0,2}|цьому|нашому|αυτό το|ini
`
/** What a lesson calls what it shows. `For example` is said in any paper, and a specimen is made of any product. */
const THIS_EXAMPLE = leanExpression(
  `(?<!\\p{L})(?:${THIS_OR_OUR}) (?:${EXAMPLE})(?!\\p{L})|サンプル|見本|記載例|の例(?!え)|示例|范本|範本|예시|견본`,
  'iu',
)
const CALLED_EXAMPLE = leanExpression(`(?<!\\p{L})(?:${EXAMPLE})[\\p{L}-]{0,12}`, 'giu')
/** Words behind one for an example within which the form of a firm stands that is called so. */
const FIRM_WORDS = 4

/** Whether a firm is called an example: `Beispiel AG`, `Muster Handels GmbH`. */
function namesSampleFirm(head: string): boolean {
  return [...head.matchAll(CALLED_EXAMPLE)].some(({ index }) => {
    const words = head.slice(index, index + HEAD).split(/\s+/, FIRM_WORDS)
    return words.some((_, at) => at > 0 && hasLegalForm(words.slice(0, at + 1).join(' ')))
  })
}

/** What goes on behind the colon of a headline: words in small letters and no number, as `how it is written`. */
const HEADLINE = /^[^\n:：]{0,40}[:：] ?\p{Ll}[^\n\d,;]*(?:\n|$)/u

/** Years until which nobody keeps a board's minutes secret: archives open most papers of firms after thirty. */
const LAST_OLD_YEAR = 1990
/** A year as a date has it, and no amount, number or article. */
const YEAR =
  /(?<![\p{L}\d.,/-])(1[6-9]\d\d|20\d\d)(?![\d%€$£]|[.,/-]\d| ?[€$£%]| (?!г|р\.|roku|року)\p{L})/gu

/** Whether the newest year that the head of a paper names is one of long ago. */
function isOfLongAgo(head: string): boolean {
  const years = [...head.matchAll(YEAR)].map(([, year]) => Number(year))
  return years.length > 0 && Math.max(...years) <= LAST_OLD_YEAR
}

/** Whether the paper that a title heads was made to be seen by everybody. */
export function isShownPaper({ text, start, end }: Range & { readonly text: string }): boolean {
  const head = text.slice(Math.max(0, start - HEAD), start + HEAD)
  const [title = '', next = ''] = text.slice(start, end + HEAD).split(/\n\s*/)
  return (
    NOTICE.test(head) ||
    DATELINE.test(head) ||
    PUBLISHED.test(title + next) ||
    HEADLINE.test(text.slice(end, end + HEAD)) ||
    THIS_EXAMPLE.test(text.slice(Math.max(0, start - HEAD), end + PAGE)) ||
    namesSampleFirm(head) ||
    isOfLongAgo(head)
  )
}
