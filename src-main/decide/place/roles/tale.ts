/**
 * Whether a text is a tale: people speak to each other in it, and a narrator who is none of them says how. A report
 * of a newspaper quotes people, too, one after the other, but nobody in it sighs or whispers to somebody else; who tells
 * what happened to himself says "I", and when; and a report, a complaint and a mail tell of days of our years, which tales
 * seldom do.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { holds } from '../signs.ts'

/** UTF-16 units that are judged by themselves: a book has a title page, a paper a story among its news. */
const PART = 12_000

/** Speech between quotation marks, up to the end of its paragraph where it goes on in the next, and a line that is spoken behind a dash. */
const SPEECH =
  /["“”„«»](?:[^"“”„«»\n]|\n(?![ \t]*\n)){1,1500}(?:["“”«»]|(?=\n[ \t]*\n)|(?![\s\S]))|^[ \t]{0,8}[—–]\s?[\p{L}¿¡][^\n]*/gmu
/** Speech with which a line begins; in tales it mostly does, where who speaks changes. */
const OPENS_LINE = /^[ \t]{0,8}(?:["“”„«»]\s?[\p{L}\p{N}¿¡'’…]|[—–]\s?[\p{L}¿¡])/gmu
/** A line of speech of which nobody says whose it is: the other one answers. Reporters say it each time. */
const ALONE =
  /^[ \t]{0,8}(?:["“„«»](?:[^"“”„«»\n]|\n(?![ \t]*\n)){1,1500}["”“«»][ \t]{0,8}|[—–]\s?[\p{L}¿¡][^—–\n]{0,1500}[.!?…])$/gmu
/** How much it counts besides that a line begins with it. */
const ALONE_COUNTS = 4
/** Somebody asks or exclaims something in what is said. */
const ASKS = /[?!…—–-][”"»“]|^[ \t]{0,8}[—–][^\n]*[?!]/gmu

/**
 * How narrators, and no reporters, tell that somebody speaks or what his face and hands do then, by language: with a
 * pronoun where a language has one, and else by the verb alone.
 */
const TOLD = [
  oneLine`
    (?:s?he|they) (?:\w+ly |had |only |just )?(?:
      nodded|smiled|sighed|shrugged|frowned|stared|glanced|grinned|whispered|murmured|muttered
      |shouted|cried|exclaimed|replied|answered|knocked|shook|turned|looked|leaned|paused
      |hesitated|laughed|thought|wondered|gasped|blushed|bowed|curtsied
    )
    |(?:
      said|cried|replied|answered|exclaimed|whispered|murmured|muttered|rejoined|returned
      |continued
    ) (?:s?he|they)|" (?:\p{L}+ ){0,2}(?:cried|exclaimed|whispered|murmured|muttered|rejoined)
  `,
  oneLine`
    (?:er|sie) (?:
      nickte|lächelte|seufzte|zuckte|runzelte|starrte|blickte|flüsterte|murmelte|lachte
      |klopfte|schüttelte|drehte|lehnte|zögerte|schwieg|erwiderte|antwortete|grinste|brummte
    )
    |(?:
      sagte|fragte|flüsterte|murmelte|rief|erwiderte|antwortete|brummte|seufzte|lachte
    ) (?:er|sie)
  `,
  oneLine`
    (?:il|elle) (?:se )?(?:
      hocha|sourit|soupira|haussa|fronça|regarda|murmura|souffla|cria|rit|frappa|secoua|tourna
      |retourna|hésita|pensa|songea|tut|répondit|leva|baissa|posa
    )
    |(?:
      dit|demanda|répondit|murmura|souffla|cria|répliqua|reprit|lança|soupira|fit
    )(?:-t)?-(?:il|elle)
  `,
  oneLine`
    sonrió|asintió|suspiró|murmuró|susurró|exclamó|miró|frunció|encogió|volvió|calló|rió|pensó
    |dudó|golpeó|respondió|contestó|preguntó|sorrise|annuì|sospirò|mormorò|sussurrò|esclamò
    |guardò|voltò|tacque|rise|pensò|esitò|bussò|scosse|chiese|rispose|sorriu|assentiu|suspirou
    |murmurou|sussurrou|exclamou|olhou|virou|calou|riu|pensou|hesitou|perguntou|respondeu
  `,
  oneLine`
    (?:hij|zij|ze) (?:
      knikte|glimlachte|zuchtte|haalde|fronste|staarde|keek|fluisterde|mompelde|riep|lachte
      |klopte|schudde|draaide|aarzelde|dacht|zweeg
    )
    |(?:zei|vroeg|fluisterde|mompelde|riep|antwoordde) (?:hij|zij|ze)
  `,
  oneLine`
    skin(?:ął|ęła)|uśmiechn(?:ął|ęła)|westchn(?:ął|ęła)|wzruszył\p{L}*|zmarszczył\p{L}*
    |spojrzał\p{L}*|szepn(?:ął|ęła)|mrukn(?:ął|ęła)|krzykn(?:ął|ęła)|roześmiał\p{L}*
    |zapukał\p{L}*|pokręcił\p{L}*|odwrócił\p{L}*|zawahał\p{L}*|pomyślał\p{L}*|odparł\p{L}*
    |přikývl\p{L}*|usmál\p{L}*|povzdechl\p{L}*|zašeptal\p{L}*|zavrtěl\p{L}*|podíval\p{L}*
  `,
  oneLine`
    (?:han|hon|hun) (?:
      nickade|log|suckade|ryckte|stirrade|tittade|såg|viskade|mumlade|ropade|skrattade
      |knackade|skakade|vände|tvekade|tänkte|nikkede|smilede|sukkede|trak|stirrede|kiggede
      |hviskede|råbte|lo|bankede|rystede|vendte|tøvede|tænkte
    )
    |(?:sa|sade|frågade|viskade|sagde|spurgte|hviskede) (?:han|hon|hun)
  `,
].join('|')
const NARRATES = lateExpression(`(?<!\\p{L})(?:${TOLD})(?!\\p{L})`, 'giu')
/** How much such a telling counts beside a line that begins with speech, and how much all together make a tale. */
const TOLD_COUNTS = 3
const ENOUGH = 16
const FEWEST_TOLD = 2

/** What a narrator says of himself who is one of them, by language. */
const TOLD_MYSELF = [
  'I (?:said|asked|replied|answered|whispered|cried|murmured)|(?:said|asked|replied|answered|cried) I',
  '(?:sagte|fragte|rief|flüsterte|antwortete|erwiderte|murmelte) ich',
  '(?:dis|demandai|répondis|murmurai|criai|repris)-je|dije|pregunté|respondí|contesté|murmuré',
  'dissi|chiesi|risposi|mormorai|disse eu|perguntei|respondi|murmurei',
  '(?:zei|vroeg|riep|fluisterde|antwoordde) ik|(?:sa|sade|frågade|svarade|viskade|sagde|spurgte) (?:jag|jeg)',
  'powiedział[ae]m|zapytał[ae]m|spytał[ae]m|odpowiedział[ae]m|odparł[ae]m|řekl[a]? jsem|zeptal[a]? jsem se',
  '(?:сказал|спросил|ответил|прошептал)а? я|я (?:сказал|спросил|ответил)а?',
].join('|')
const NARRATES_MYSELF = lateExpression(`(?<!\\p{L})(?:${TOLD_MYSELF})(?!\\p{L})`, 'gu')
/** A number; whoever tells a witness's story gives days, times and sums, and tales write out what they count. */
const NUMBER = /\d[^\n]{20}|[^\n]{20}\d/u

/** Who tells it himself, outside of what is said: in a tale seldom beside its other signs. */
const MYSELF =
  /(?<![\p{L}'’])(?:I|[Mm]y|me|[Ii]ch|mich|mir|[Jj]e|[Jj]['’]\p{L}+|moi|[Yy]o|ik|mij|jag|jeg|mig)(?![\p{L}\p{N}.])/gu
const MOST_MYSELF = 0.1
/** A year of whoever lives, and a field of a form, a mail or a protocol. */
const OF_OUR_YEARS =
  /(?<![\p{L}\p{N}.,:-])(?:19[6-9]\d|20[0-5]\d)(?![\p{L}\p{N}])|(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)/u
const FIELD = /^[ \t]{0,8}[*#-]{0,3}[ \t]?\p{Lu}[\p{L} /()-]{1,30}:[*]{0,2}[ \t]+\S/gmu
const MOST_FIELDS = 1

/** The parts of a text that are a tale, in some twelve languages; a text that is none has none. */
export function talesOf(text: string): readonly Range[] {
  const tales: Range[] = []
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start + PART)
    const end = lineEnd < 0 ? text.length : lineEnd
    if (isTale(text.slice(start, end))) tales.push({ start, end })
    start = end + 1
  }
  return tales
}

function isTale(text: string): boolean {
  const alone = countOf(text, ALONE)
  if (alone === 0 || !holds(text, ASKS, 1)) return false
  if (OF_OUR_YEARS.test(text) || holds(text, FIELD, MOST_FIELDS + 1)) return false
  const narrated = text.replace(SPEECH, '"')
  const toldMyself = NUMBER.test(text) ? 0 : countOf(narrated, NARRATES_MYSELF())
  const told = toldMyself + countOf(narrated, NARRATES())
  const signs = countOf(text, OPENS_LINE) + ALONE_COUNTS * alone + TOLD_COUNTS * told
  const isToldByOne = toldMyself >= FEWEST_TOLD || countOf(narrated, MYSELF) <= MOST_MYSELF * signs
  return told >= FEWEST_TOLD && signs >= ENOUGH && isToldByOne
}

function countOf(text: string, pattern: RegExp): number {
  return Array.from(text.matchAll(pattern)).length
}
