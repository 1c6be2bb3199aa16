/**
 * What a form that is to be filled in shows as an example: `IBAN: ________  Example: DE44 5001 …`. The blanks tell that nobody
 * has filled it in there; "my account, e.g. DE44 …" in a mail is somebody's.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'

/** UTF-16 units of a line before a value that are read. */
const BEFORE = 40
/** UTF-16 units on each side of a value in which something is to be filled in. */
const AROUND = 160
/** That a value is one, in words or short, directly before it. */
const EXAMPLE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?:for )?(?:example|instance|sample)|e\. ?g\.?|eg\.|(?:par )?exemple|ex\.|p\. ?ex\.|(?:zum )?beispiel|muster|bsp\.|z\. ?b\.|(?:por )?ejemplo|p\. ?ej\.|ej\.
      |(?:ad |per )?esempio|es\.|(?:bij)?voorbeeld|bijv\.|bv\.|(?:na )?przykład|np\.|(?:por )?exemplo|exempel|t\. ?ex\.|eksempel|f\. ?eks\.|esimerkki|esim\.
      |(?:na)?příklad|např\.|príklad|napr\.|példa|példá?ul|pl\.|exemplu|de ex\.|örnek|örn\.|primjer|npr\.|primer|näide|näiteks|nt\.|piemērs|piem\.|pavyzdys|pvz\.
      |пример|например|напр\.|приклад|наприклад|παράδειγμα|π\.χ\.|contoh|misal|ví dụ|vd\.
    )[ \u00a0]?[:：]?[ \u00a0]?$
    |(?:例|記入例|예시?|مثال|דוגמה|उदाहरण|ตัวอย่าง)[ \u00a0]?[:：]?[ \u00a0]?$
  `,
  'iu',
)
/** Where something is to be filled in. */
const BLANK = /_{4}|\.{6}|…{3}|☐|□|\[ {1,3}\]/

/** The same candidates; what a form shows as an example asks for nothing. */
export function withoutExampleValues(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  return candidates.map((each) =>
    each.accepted && isExample(text, each) ? askingNothing(each, 'model') : each,
  )
}

function isExample(text: string, { start, end }: Range): boolean {
  const before =
    text
      .slice(Math.max(0, start - BEFORE), start)
      .split('\n')
      .at(-1) ?? ''
  if (!EXAMPLE.test(before)) return false
  return BLANK.test(text.slice(Math.max(0, start - AROUND), end + AROUND))
}
