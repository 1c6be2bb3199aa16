/**
 * What is nobody's by its name, `Musterstraße 1, 12345 Musterstadt`, and what a form that is to be filled in shows as an
 * example: `IBAN: ________  Example: DE44 5001 …`. The blanks tell that nobody has filled it in there; "my account, e.g. DE44 …"
 * in a mail is somebody's.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'
import { lineAround } from './place/lines.ts'

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

/** Who and what is told of by name. */
const NAMED: ReadonlySet<string> = new Set(['PERSON', 'ADDRESS', 'ORGANIZATION', 'LOCATION'])
/** Streets, towns, firms and people that are called an example or a specimen, by language. */
const SPECIMEN = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      muster(?:mann|frau|kind|familie|firma|unternehmen|bank|verein|stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|stadt|ort|dorf|hausen)
      |(?:example|sample) (?:street|st|road|rd|avenue|ave|lane|drive|town|city|village)|(?:any|example|sample)(?:town|ville)
      |voorbeeld(?:straat|weg|laan|plein|stad|dorp)|exempel(?:gatan|vägen|stad)|eksempel(?:gade|vej|gata|veien|by)|esimerkki(?:katu|tie)
      |rue de l['’]exemple|calle (?:del? )?(?:ejemplo|falsa 123)|(?:via|piazza) (?:dell['’])?esempio|rua (?:do )?exemplo|ul\. przykładow[aą]
    )(?!\p{L})
  `,
  'iu',
)

/** The same candidates; what is called an example, or a form shows as one, asks for nothing. */
export function withoutExampleValues(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  return candidates.map((each) =>
    each.accepted && (isSpecimen(text, each) || isExample(text, each))
      ? askingNothing(each, 'model')
      : each,
  )
}

function isSpecimen(text: string, { label, start, end }: Candidate): boolean {
  return NAMED.has(label) && SPECIMEN.test(text.slice(start, end))
}

function isExample(text: string, { start, end }: Range): boolean {
  if (!EXAMPLE.test(text.slice(lineAround(text, { start, end }, BEFORE).start, start))) return false
  return BLANK.test(text.slice(Math.max(0, start - AROUND), end + AROUND))
}
