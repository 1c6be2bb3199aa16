/**
 * What stands around a passage that bears on whether an order in it is live: the kind of content, whether it is
 * quoted, whether the text teaches about attacks, whom it addresses. Each sign's weight is the manifest's.
 */

import { overlapFinder, type Range } from '../../../../src-shared/model/spans.ts'
import { CONTENT_KINDS, contentKindOf } from './content-kind.ts'

export const SIGNS = [...CONTENT_KINDS, 'quoted', 'taught', 'to_ai'] as const
export type Sign = (typeof SIGNS)[number]

/** Between quotation marks or backticks of one line, in a fenced block, or in a line that is marked as a quotation. */
const QUOTED =
  /```[\s\S]*?(?:```|(?![\s\S]))|^[ \t]*>.*$|`[^`\n]{12,600}`|"[^"\n]{12,600}"|“[^“”\n]{12,600}”|„[^„“”\n]{12,600}[“”]|«[^«»\n]{12,600}»|「[^「」\n]{6,600}」|『[^『』\n]{6,600}』/gm
/** Share of a passage that stands in quotations, from which it is quoted: who quotes says why, too. */
const QUOTED_SHARE = 0.3
/** Kinds in which quotation marks are part of the form and say nothing. */
const QUOTES_ALL: ReadonlySet<Sign> = new Set(['data', 'code'])

/** Words of those who write about attacks; the attack itself seldom names what it is. */
const TEACHING =
  /prompt[- ]?injection|prompt[- ]?leak|injection[- ]?attack|jailbreak|red[- ]?team|adversarial|attacker|phishing|malicious|\bowasp\b|security (?:awareness|training|team|review)|angreifer|angriff|schulung|schadcode|attaquant|attaque|malveillan|atacante|ataque|malicios|attaccante|aanval|kwaadaardig|napastnik|atak|saldırgan|saldırı|злоумышленник|атак|攻击|注入|攻撃|インジェクション|공격|هجوم|हमला/iu
/** Speaks to a program that reads: by what it is called, or what it is made of. */
const TO_AI =
  /\b(?:ai|a\.i\.|llm|chatbot|chatgpt|gpt(?:-?\d)?|claude|gemini|copilot|assistants?|assistent|asistente|assistente|asystent|ki|ia|language model|sprachmodell|system prompt|your (?:instructions|guidelines|rules|training|programming)|(?:previous|prior|above|earlier) (?:instructions|prompts?|messages?|rules)|agents?)\b|人工智能|助手|助理|アシスタント|ассистент|нейросет|المساعد/iu

/** The signs of a passage of a section, by the section's ordinal; places are UTF-16 units of the text. */
export type SignsOf = (section: number, passage: Range) => ReadonlySet<Sign>

/** Looks each section up once, when the first of its passages is asked about. */
export function signsOfSections(
  text: string,
  chunks: ReadonlyMap<number, readonly Range[]>,
): SignsOf {
  const known = new Map<number, ReturnType<typeof signsIn>>()
  return (section, passage) => {
    const signsOf = known.get(section) ?? signsIn(text, spanned(chunks.get(section) ?? []))
    known.set(section, signsOf)
    return signsOf(passage)
  }
}

/** From the first to the last of ranges in reading order. */
function spanned(ranges: readonly Range[]): Range {
  return { start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? 0 }
}

/** The signs of the passages of one section. */
export function signsIn(text: string, section: Range): (passage: Range) => ReadonlySet<Sign> {
  const own = text.slice(section.start, section.end)
  const kind = contentKindOf(own)
  const quotes = [...own.matchAll(QUOTED)].map(({ index, 0: { length } }) => ({
    start: section.start + index,
    end: section.start + index + length,
  }))
  const quotesOver = overlapFinder(quotes)
  const isTaught = TEACHING.test(own)
  return (passage) => {
    const signs = new Set<Sign>([kind])
    const quoted = quotesOver(passage).reduce(
      (sum, { start, end }) => sum + Math.min(end, passage.end) - Math.max(start, passage.start),
      0,
    )
    if (!QUOTES_ALL.has(kind) && quoted >= QUOTED_SHARE * (passage.end - passage.start)) {
      signs.add('quoted')
    }
    if (isTaught) signs.add('taught')
    if (TO_AI.test(text.slice(passage.start, passage.end))) signs.add('to_ai')
    return signs
  }
}

/** What the odds of a class are multiplied by where a passage has these signs. */
export function bearingOf(
  signs: ReadonlySet<Sign> = new Set(),
  weights: Readonly<Partial<Record<Sign, number>>> = {},
): number {
  let sum = 0
  for (const sign of SIGNS) if (signs.has(sign)) sum += weights[sign] ?? 0
  return Math.exp(sum)
}
