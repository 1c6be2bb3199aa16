/**
 * What the words of a passage show by themselves: whether it tells anybody anything to do, whether it
 * asks to stay within the rules, and whether it stands in a tale. English alone, for which the lists
 * below are; of other languages nothing is said.
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { textAround } from './text-around.ts'

/** Words that hold English together, and that no neighbour of it has too. */
const FUNCTION_WORDS = new Set(
  'the and to for with that this these are from not have has you your they their its which would should'.split(
    ' ',
  ),
)
/** The share of them from which a passage is English; of prose they are a fifth. */
const ENGLISH_FROM = 0.1

const VERBS = [
  oneLine`
    accept|act|activate|add|adopt|advise|always|analy[sz]e|announce|answer|append|apply|approve
    |arrange|ask|assess|assign|assume|avoid|begin|behave|book|buy|bypass|calculate|call|cancel
    |categori[sz]e|cease|change|check|choose|cite|claim|classify|collect|compare|compile|complete
    |compose|compute|configure|confirm|consider|construct|continue|convert|copy|craft|create
  `,
  oneLine`
    declare|decode|define|delete|describe|detail|determine|develop|devise|disable|discard|disclose
    |discuss|display|disregard|do|don['’]t|download|draft|drop|email|emulate|enable|encode
    |encourage|end|ensure|enter|estimate|evaluate|execute|explain|extract|fetch|fill|find|finish
    |follow|forget|forward
  `,
  oneLine`
    generate|give|go|grant|help|hide|identify|ignore|imagine|implement|include|incorporate|inform
    |initiate|insert|install|instruct|integrate|interpret|introduce|invite|invoke|keep|leave|let
    |list|locate|log|look|mail|make|mark|mention|merge|mimic|modify|move|narrate|never|note(?! \d)|notify
    |obtain|omit|open|order|organi[sz]e|outline|output|override|overwrite
  `,
  oneLine`
    paraphrase|pass|paste|pay|perform|play|post|predict|prefer|prepare|prepend|present|pretend
    |print|prioriti[sz]e|produce|promote|propose|provide|put|quote|rank|rate|read|reassign
    |recommend|redirect|refer|refine|refuse|reject|relay|remember|remind|remove|rename|render
    |repeat|rephrase|replace|reply|report|respond|retrieve|return|reveal|rewrite|run
  `,
  oneLine`
    save|say|search|see|select|send|set|share|show|sign|simulate|skip|solve|speak|specify|start
    |state|stop|store|submit|substitute|suggest|summari[sz]e|switch|take|talk|teach|tell|terminate
    |transfer|translate|treat|turn|update|upload|use|verify|visit|warn|write
  `,
].join('|')
/** What stands before an imperative, which no bracket follows as it does the name of a function: nothing, a sign, or a word that leads to it. */
const LEADS = oneLine`
    please|then|and|but|also|now|to|must|should|shall|will|can|would|could|may|ought to|you
    |just|only|kindly|instead|let|henceforth|from (?:now|here|this point) on(?:wards?)?
  `
/** Who was asked or tried to do something is not told to. */
const TOLD_OF =
  '(?<!\\b(?:asked|told|tried|tries|used|able|unable|failed|allowed|how|requests?|attempts?|refuses|refused|declines|declined)\\s)'
/** Nor is what something does not: `it can't easily tell`. */
const UNABLE = "(?<!\\b(?:can(?:['’]t|not)|(?:could|did|does|is|was|will|would)(?:n['’]t| not))\\s)"
const COMMAND = leanExpression(
  `(?:^|[.!?:;,"'“”‘’()[\\]{}>*#|\\n]\\s{0,8}|(?<!\\w)-\\s{0,8}|${TOLD_OF}\\b(?:${LEADS}|${UNABLE}\\w+ly)\\s+)(?:${VERBS})\\b(?!\\()`,
  'i',
)
const BEGINS_WITH_VERB = leanExpression(`^(?:${VERBS})\\b(?!\\()`, 'i')
const READER = /\b(?:you|your|yours|yourself|u)\b/i
/** What an injection works on: rules and limits, what was asked before, secrets. */
const EFFECT = leanExpression(
  oneLine`
    \b(?:
      ignor\w+|disregard\w*|forget\w*|bypass\w*|overrid\w+|unrestricted|unfiltered|uncensored
      |restrictions?|restraints?|constraints?|limitations?|limits|filters?|filtering|censor\w*
      |guidelines?|polic(?:y|ies)|safety|safeguards?|ethic\w*|moral\w*|jailbr\w+|rules?
      |instructions?|prompts?|refus\w+|disclaimers?|warnings?|consequences|anything now
      |no longer|(?:new|main|original) task|priority|instead|secret\w*|passwords?|confidential
      |api keys?|tokens?|credentials?|without (?:asking|telling|mentioning)
      |(?:do not|don['’]t) (?:tell|mention|reveal|inform)
    )\b
  `,
  'i',
)

/** Rules by the names that those who keep them give them. */
const KEPT = oneLine`
    (?:
      ethic\w*|safety|content|community|legal|usage|model['’]s capabilities
    )\b[^.!?\n]{0,24}\b(?:
      guidelines?|polic(?:y|ies)|standards|principles|measures|boundaries|requirements
    )
    |ethical guidelines|(?:any )?(?:guidelines|safety measures|ethical (?:rules|norms|lines))
  `
/** Asks that an answer keeps to the rules, or that nothing harmful comes of it. */
const COMPLIANT = leanExpression(
  `\\b(?:within|follow(?:s|ing)?|adher\\w+ to|compl(?:y|ies|iant|ying) with|consistent with|in (?:line|accordance) with|align\\w* with|(?:do(?:es)? not|don['’]t|not|without) (?:breach|violat)\\w*)\\b[^.!?\\n]{0,40}\\b(?:${KEPT})\\b|` +
    oneLine`
      \b(?:do(?:es)? not|don['’]t|should not|must not|nor) (?:
        promote|encourage|condone|endorse|cause|facilitate
        |(?:be )?used? (?:this |it )?(?:to|for)(?: \w+){0,3}?
      ) ?[^.!?\n]{0,24}\b(?:
        harm\w*|illegal|unlawful|unauthori[sz]ed|dangerous|violen\w+|malicious
      )\b
    `,
  'i',
)
/** Asks for the opposite, in the same breath or before. */
const DEFIANT = new RegExp(
  oneLine`
    \b(?:
      ignor\w+|disregard\w*|forget\w*|bypass\w*|overrid\w+|unrestricted|unfiltered|uncensored
      |without (?:any )?(?:restrictions?|limits|filters?|censorship)
      |no (?:longer|rules|restrictions|limits|filters?)|any(?:thing)? now|disclaimers?
      |warnings?|refus\w+|jailbr\w+|never say
    )\b
  `,
  'i',
)

/** Words of fiction, role play and hypothesis. */
const TALE = leanExpression(
  oneLine`
    \b(?:
      imagin(?:e|ing|ary)|fiction\w*|fictitious\w*|fantasy|hypothetical\w*|role[- ]?play\w*
      |(?:main |fictional )?characters?|protagonists?|novels?|stor(?:y|ies|yline|ytelling)
      |screenplay|movie|playwright
      |(?:parallel|alternat\w+) (?:\w+ )?(?:world|universe|reality|timeline|history|dimension)
      |pretend\w*|dystopia\w*|act as|acting as|you(?:'re| are) an? |as an? \w+|world where
      |scenario
    )\b
  `,
  'gi',
)
/** So many of them make a tale of what stands around. */
const TALE_FROM = 2
/** UTF-16 units on each side of a passage in which they are looked for. */
const TALE_REACH = 1_000

/** Whether a passage, if it is English, commands something. */
export function isCommand(passage: string): boolean {
  return COMMAND.test(passage)
}

/** Whether a passage begins with an English verb, as a command or a title does. */
export function beginsWithVerb(passage: string): boolean {
  return BEGINS_WITH_VERB.test(passage)
}

/** Whether a passage in English commands nothing and speaks to nobody: a report. */
export function isReport(passage: string): boolean {
  return isEnglish(passage) && !isCommand(passage) && !READER.test(passage)
}

/** What somebody is to do, or is asked. */
const ASKED_FOR = /\?|\b(?:must|should|shall|ought|ha(?:s|ve) to|needs? to)\b/i

/** Whether a passage in English is a report, and neither a duty nor a question. */
export function isPlainReport(passage: string): boolean {
  return isReport(passage) && !ASKED_FOR.test(passage)
}

/** Whether a passage is a report that touches no rules: a statement. */
export function isStatement(passage: string): boolean {
  return isReport(passage) && !EFFECT.test(passage)
}

/** Whether a passage in English asks its reader to keep to the rules, and for nothing against them. */
export function isCompliant(passage: string): boolean {
  return COMPLIANT.test(passage) && !DEFIANT.test(passage)
}

/** Whether a stretch stands in a tale: a frame of role play, fiction or hypothesis. */
export function isInTale(text: string, range: Range): boolean {
  return holds(textAround(text, range, TALE_REACH), TALE, TALE_FROM)
}

/**
 * Whether a pattern matches so many times in a text; it is read no further than that.
 * @param pattern global
 */
export function holds(text: string, pattern: RegExp, times: number): boolean {
  let found = 0
  for (const _ of text.matchAll(pattern)) if (++found === times) return true
  return false
}

/**
 * Where a pattern matches in a text, in reading order.
 * @param pattern global
 */
export function placesOf(text: string, pattern: RegExp): readonly Range[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

/**
 * The words of a text that a pattern matches, in small letters, as often as they stand there.
 * @param pattern global
 */
export function wordsIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([word]) => word.toLowerCase())
}

/** A word in small letters. */
const SMALL_WORD = /(?<!\p{L})\p{Ll}+(?!\p{L})/gu

/** Whether so many words in small letters stand in a text or more: names, titles and cells have few. */
export function holdsWords(text: string, fewest: number): boolean {
  return holds(text, SMALL_WORD, fewest)
}

function isEnglish(passage: string): boolean {
  const words = passage.toLowerCase().match(/\p{L}+(?:'[a-z]+)?/gu) ?? []
  const holding = words.filter((word) => FUNCTION_WORDS.has(word)).length
  return words.length > 0 && holding / words.length >= ENGLISH_FROM
}
