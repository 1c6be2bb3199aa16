/**
 * Statements of hatred against a group, made of what a language says before it, behind it and around it.
 * The kinds of statements are those of HateCheck (Röttger et al., ACL 2021).
 */

import { leanExpression } from '../../../../../../src-shared/model/lean-expression.ts'

/**
 * What a language says, as parts of a regular expression over small letters. In the parts `<the>`, `<harm>` and so on
 * stand for the lists of these names, and `<scorn>` for what is vile, or very bad.
 */
export interface HatredWords {
  /** Who is hated, for what they are. */
  readonly groups: string
  /** What may stand before a group and says which of it: `all those`. */
  readonly the: string
  /** What may stand behind it: `like you`. */
  readonly like: string
  /** What may stand before a word that is vile by itself, and what must before one that is only bad. */
  readonly quite: string
  readonly so: string
  readonly vile: string
  readonly bad: string
  /** Violence: what is done, what was done, and the doing of it. */
  readonly harm: string
  readonly harmed: string
  readonly harming?: string
  /**
   * What may follow a statement and leaves it what it is, behind anything, behind a group, and behind what is said of
   * one: `once and for all`, `in their tents`, `to our society`.
   */
  readonly ends: string
  readonly endsGroup: string
  readonly endsSaid: string
  /** Where a group is wished to without a verb: `to the gas chambers`. */
  readonly death: string
  /** What is hateful before a group. */
  readonly before: readonly string[]
  /** What is hateful behind a group, whatever stood before. */
  readonly after: readonly string[]
  /** The same, somewhat further on in the sentence, said of them. */
  readonly later: readonly string[]
  /** What is hateful together, before a group and behind it. */
  readonly around: readonly (readonly [before: string, behind: string])[]
}

const LETTER = '\\p{L}'
/** Letters in which words bend at their end. */
const BENT = `${LETTER}{0,2}(?!${LETTER})`
/** Between two words; none stands behind `l'`. */
const GAP = "(?: |(?<=['’]))"
/** UTF-16 units between a group and what is said of it later. */
const LATER = '[^.!?\\n]{0,80}[ ,;]'
/** Behind what a wish begins, so that it has no verb: a history tells who was sent there. */
const AT_FIRST = '(?<=(?:^|[,:;!?)–—…-]) {0,4})'

/** That several groups are all the same, behind the last of them and before what they are said to be; by language. */
const ALL_THE_SAME = [
  "(?:it['’]s|they['’]re|they are|all of them are) all(?: of it)?(?: just)? the same",
  '(?:das )?(?:ist|sind) (?:doch )?alles? (?:das gleiche|dasselbe|derselbe|dieselbe|ein und dasselbe)',
  "(?:c['’]est|ce sont) (?:tous?|tout) (?:le même|la même|du même|de la même|les mêmes)",
  'son tod[oa]s? (?:la misma|el mismo|lo mismo|l[oa]s mism[oa]s)',
  '(?:è|sono) tutt[oaie] (?:la stessa|lo stesso|gli stessi|le stesse)',
  '(?:é|são) tud[oa]s? (?:o mesmo|a mesma|os mesmos|as mesmas)|são tod[oa]s (?:o mesmo|a mesma|os mesmos|as mesmas)',
  '(?:het is|het zijn|zijn) (?:toch )?allemaal (?:hetzelfde|dezelfde)',
  '(?:to )?wszystko (?:to samo|ta sama|ten sam|jedno)',
  '(?:всё )?это (?:всё )?одн(?:о и то же|а и та же|и и те же)|все они одинаковые',
].join('|')

/** What sentences hold that hate a group, a kind of statements each. */
export function hatredStatements(words: HatredWords): readonly RegExp[] {
  const lists: Readonly<Record<string, string>> = {
    the: `(?:(?:${words.the})${GAP}){0,5}`,
    quite: `(?:(?:${words.quite})${GAP}){0,4}`,
    vile: `(?:${words.vile})`,
    scorn: `(?:(?:(?:${words.quite})${GAP}){0,4}(?:${words.vile})|(?:(?:${words.so})${GAP}){1,3}(?:${words.bad}))`,
    harm: `(?:${words.harm})`,
    harmed: `(?:${words.harmed})${LETTER}{0,2}`,
    harming: `(?:${words.harming})`,
  }
  const oneOf = (parts: readonly string[]) =>
    `(?:${parts.join('|').replace(/<([a-z]+)>/g, (_, name: string) => lists[name] as string)})`
  // What is joined to a group is something else: `refugee-bashing`, `women's`.
  const group = `(?<!${LETTER})(?:${words.groups})(?!${LETTER}|['’-])`
  const like = `(?:,? (?:${words.like}),?)?`
  // What goes on otherwise says something else: `a threat to clichés`, `should suffer less`, `hates women in novels`.
  const closed = (ends: string) =>
    `(?=$|[^\\p{L} ]| (?:[^\\p{L}]|(?:${words.ends}|${ends})(?!${LETTER})))`
  const behind = (parts: readonly string[]) => `${like} ${oneOf(parts)}${BENT}`
  const said = closed(words.endsSaid)
  return [
    `(?<!${LETTER})${oneOf(words.before)}${group}${like}${closed(words.endsGroup)}`,
    `${group}${behind(words.after)}${said}`,
    `${group}${LATER}${oneOf(words.later)}${BENT}${said}`,
    `${AT_FIRST}${oneOf(['<the>'])}(?:${group}(?:,| ${LETTER}{1,3}) ${oneOf(['<the>'])})?${group} (?:(?:${words.quite}) )?(?:${words.death})${closed(words.ends)}`,
    `${group},? (?:${ALL_THE_SAME}) ${oneOf(['<vile>'])}${BENT}${said}`,
    ...words.around.map(
      ([before, after]) => `(?<!${LETTER})${oneOf([before])}${group}${behind([after])}${said}`,
    ),
  ].map((statement) => leanExpression(statement, 'gu'))
}
