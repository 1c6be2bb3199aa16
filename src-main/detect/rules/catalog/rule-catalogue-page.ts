/**
 * The page `docs/rules.md`: every shipped rule in tables, for people who decide
 * what to switch on.
 *
 * Apart from the program that writes it, so that a test can hold the page in the
 * repository to the packs.
 */

import { fileURLToPath } from 'node:url'
import { RULE_CATEGORIES, type Rule, type RulePack } from '../pack/rule-pack.ts'
import { ACCEPTED_SCORE } from './test-rules.ts'

/** Where the page lies in the repository. */
export const CATALOGUE_FILE = fileURLToPath(new URL('../../../../docs/rules.md', import.meta.url))

const TITLES = {
  injection: 'Injection',
  dlp: 'Secrets and leaks (dlp)',
  pii: 'Personal data (pii)',
  threat: 'Threats (threat)',
} as const

const INTRODUCTION = `# Rules

Written by \`node src-main/detect/rules/catalog/write-catalogue.ts\` from \`resources/rules/\`; change the packs, not this page.

A request switches a rule by its id: \`{"config": {"gates": {"rules": {"dlp_jwt": false}}}}\`. \`assay rules show ID\` shows
a rule as it is written, with its examples. Needs: the checks that a match must pass, in \`code\`; a keyword in the same
text where matches may hold none; a context word where the match alone is not enough; hidden or encoded text where the
rule reads nothing else.
`

/** The page, as Markdown. */
export function cataloguePage(packs: readonly RulePack[]): string {
  const sections = RULE_CATEGORIES.map((category) => {
    const rules = packs.filter((pack) => pack.category === category).flatMap((pack) => pack.rules)
    const rows = rules.map(
      (rule) =>
        `| \`${rule.id}\` | ${cell(rule.title)} | ${rule.class_name} | ${rule.severity} | ${rule.default ?? 'on'} | ${needsOf(rule)} |`,
    )
    return [
      `## ${TITLES[category]}: ${rules.length} rules`,
      '',
      '| Id | Title | Class | Severity | Default | Needs |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n')
  })
  return [INTRODUCTION, ...sections].join('\n')
}

function needsOf({ validate = [], score, context = [], views, keywords_beside }: Rule): string {
  const needs = validate.map((name) => `\`${name}\``)
  if (keywords_beside) needs.push('a keyword')
  if (score < ACCEPTED_SCORE && context.some(({ change }) => change > 0)) {
    needs.push('a context word')
  }
  if (views.every((view) => view === 'revealed')) needs.push('hidden text')
  if (views.every((view) => view === 'decoded')) needs.push('encoded text')
  return needs.join(', ')
}

/** What would end a cell of the table, or start markup in it, is escaped (GFM 0.29 §4.10). */
function cell(text: string): string {
  return text.replace(/[\\|<>*_`[\]]/g, '\\$&')
}
