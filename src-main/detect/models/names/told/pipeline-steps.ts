/**
 * What a pipeline, its jobs and its steps are called: `- name: Lint Check` before `run: npm run lint`. Files of GitHub,
 * GitLab, Azure and Ansible write it under the key by which other files name people.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'

/** The key before a name in its line, as YAML writes it; the name may be a part of the value. */
const NAMED =
  /^[ \t]*(?:- +)?(?:name|displayName|title|stage|job|label)[ \t]*:[ \t]*["']?[^"'#:]{0,60}$/
/** Keys of those who are told what to do; keys of people are others. */
const STEP_KEY = new RegExp(
  oneLine`
    ^[ \t]*(?:- +)?(?:
      'on'|on|run|runs-on|runs|uses|with|steps|jobs|script|bash|pwsh|powershell|task|shell
      |command|image|stages?|needs|if|env|when|become|hosts|tasks|strategy|permissions
      |concurrency|timeout-minutes|working-directory|trigger|pool|vmImage|inputs
      |(?:ansible|community)\.[\w.]+|apt|dnf|yum|copy|template|file|service|systemd|git|pip
      |debug
    )[ \t]*:
  `,
)
/** Lines behind the name that are read: a blank or a remark may stand between. */
const LINES = 4
const READ = 300

/** Whether a stretch is the name of a pipeline, a job or a step of one. */
export function isStepOfPipeline(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (line.length === READ || !NAMED.test(line)) return false
  const [, ...next] = text.slice(end, end + READ).split('\n', 1 + LINES)
  const said = next.find((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  return said !== undefined && STEP_KEY.test(said)
}
