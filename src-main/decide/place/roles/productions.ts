/**
 * Where a text says who did what in a film, a play, a game or a program: its credits. Jobs that only a production has stand as
 * heads of lines, four different ones at least, and names beside or below them. An organisation has a director and an editor,
 * too, but no gaffer.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'
import { holdsWords } from '../signs.ts'

/** Jobs and heads of credits, by language: a word that offices have as well stands in none. */
const JOBS = [
  oneLine`
    directed by|written by|story by|based on|edited by|produced by|music by|lyrics by|performed by|(?:original )?screenplay(?: by)?
    |(?:director of )?photography|cinematograph(?:y|er)|(?:first |second )?assistant director
    |(?:executive |associate |line |co-)producers?|(?:film |picture )?edit(?:ing|or)
    |casting(?: by| director)?|(?:production|costume|sound|game|level|lighting|character|set|title|mission|quest) design(?:er)?s?
    |costumes?|make-?up|stunts?(?: coordinator)?|gaffer|key grip|grips?|best boy|boom operator|camera operator
    |foley(?: artist)?|sound(?: mixer| recordist| effects| fx)?|(?:original )?(?:music|soundtrack)|composers?
    |(?:post-?)?production (?:manager|supervisor|assistants?)|location manager|script supervisor
    |cast|starring|(?:with the )?voices?(?: of| actors?| acting| cast| talent)?|narrat(?:or|ed by)|songs?
    |(?:the )?(?:producers|filmmakers) (?:wish|would like) to thank|(?:very )?special thanks(?: to)?
    |(?:lead |senior |additional |engine |gameplay )?(?:programm(?:ers?|ing)|coders?)|design (?:&|and) code
    |(?:3d |2d |pixel |concept |character |lead |environment |additional )?(?:art(?:ists?|work)?|animat(?:ors?|ions?))
    |art direct(?:or|ion)|game director|(?:lead )?writers?
    |(?:play|beta|alpha)?-?test(?:ers|ing)|quality assurance|locali[sz]ation|chip-?tunes|(?:lead |core |former )?(?:developers?|packagers?|translators|contributors|maintainers)
    |(?:former |lead )?(?:project leader|programmer|graphical artist)|(?:add-?ons? )?website|translations?|graphics
    |(?:kickstarter |patreon )?backers
  `,
  oneLine`
    regie(?:assistenz)?|drehbuch|kamera(?:assistenz)?|schnitt|ton(?:meister)?|mischung|kostüme?|kostümbild
    |szenenbild|bühnenbild|maske|(?:aufnahme|produktions|herstellungs)leitung|darsteller|es spielen|besetzung|musik
    |sprecher|choreografie|requisite|in (?:den|weiteren) rollen|dramaturgie
  `,
  oneLine`
    (?:une? film de )?réalisation|réalisé par|mise en scène|scénario|dialogues|photographie|montage|son|musique
    |décors?|costumes|maquillage|lumières?|interprètes|interprétation|avec la voix de|chorégraphie
  `,
  oneLine`
    regia|soggetto|sceneggiatura|fotografia|montaggio|scenografia|costumi|trucco|musiche?|suono|interpreti|coreografie|luci
    |dirigida por|gui[oó]n|fotografía|montaje|sonido|vestuario|maquillaje|reparto|intérpretes|música|escenografía|iluminación
    |realização|argumento|roteiro|elenco|montagem|figurinos?|trilha sonora|som
    |regizor|regia|scenariul?|imaginea?|montajul?|muzica|costume|decoruri
  `,
  oneLine`
    scenario|camera|geluid|decor|kostuums|rolverdeling|muziek|montage
    |reżyseria|scenariusz|zdjęcia|montaż|muzyka|scenografia|kostiumy|obsada|dźwięk|charakteryzacja
    |režie|scénář|kamera|střih|hudba|zvuk|kostýmy|výprava|hrají|účinkují
    |regi|manus|foto|klippning|klip|musik|ljud|lyd|kostym|kostumer|scenografi|i rollerna|medverkande
    |rendező|forgatókönyv|operatőr|vágó|zene|szereplők|jelmez|díszlet|hang
    |ohjaus|käsikirjoitus|kuvaus|leikkaus|musiikki|ääni|lavastus|puvut|rooleissa
    |režija|scenarij|fotografija|montaža|glazba|kostimi|uloge
    |yönetmen|senaryo|görüntü yönetmeni|kurgu|müzik|oyuncular|ses
  `,
  oneLine`
    режисс[её]р(?:-постановщик)?|сценарий|автор сценария|оператор|монтаж|композитор|художник(?:-постановщик)?|звук(?:орежисс[её]р)?
    |костюмы|в ролях|роли исполня(?:ют|ли)|музыка|режисер|сценарій|у ролях|звук|музика
    |σκηνοθεσία|σενάριο|φωτογραφία|μοντάζ|μουσική|ήχος|κοστούμια|παίζουν
    |監督|脚本|撮影|編集|音楽|出演|美術|照明|録音|声の出演|导演|编剧|摄影|剪辑|音乐|主演|감독|각본|촬영|편집|음악|출연
  `,
].join('|')
/** A job at the start of a line, alone on it or parted from names by a colon, a dash, leaders or a gap; two may share a line. */
const HEAD = leanExpression(
  `^[ \\t]{0,40}[*_#=>|-]{0,4} ?(${JOBS})(?: ?(?:&|\\+|,|/|and|und|et|e|y|en|og|och|a|i|и) [\\p{L} ]{2,20})?[*_]{0,2} ?(?:$|[:：….=|]|[ \\t]{2}|\\t| [-–—] )`,
  'gimu',
)
/** Different jobs from which a text has credits: of a school's play a parent may take on three. */
const FEWEST = 4
/** UTF-16 units between two heads of one production. */
const APART = 1_500
/** UTF-16 units behind the last head in which lists of names go on, by whom a work was paid or tried. */
const GOES_ON = 12_000
/** So many words in small letters in a line make it one of prose; who is listed has a remark at most. */
const OF_PROSE = 10

/** The stretches of a text that are credits, in reading order: from the first job to the last, with the lists of names below it. */
export function productionsOf(text: string): readonly Range[] {
  const productions: Range[] = []
  let [start, end] = [0, 0]
  let jobs = new Set<string>()
  const close = () => {
    if (jobs.size >= FEWEST) productions.push({ start, end: endOfLists(text, end) })
    jobs = new Set()
  }
  for (const { 0: head, 1: job = '', index } of text.matchAll(HEAD)) {
    if (index - end > APART) close()
    if (jobs.size === 0) start = index
    jobs.add(job.toLowerCase())
    end = index + head.length
  }
  close()
  return productions
}

/** Where the lines behind a stretch that name people, with a remark at most, are over. */
function endOfLists(text: string, at: number): number {
  const limit = Math.min(text.length, at + GOES_ON)
  for (const { start, end } of textLines(text, at)) {
    if (start >= limit || holdsWords(text.slice(start, Math.min(end, limit)), OF_PROSE))
      return start
  }
  return limit
}
