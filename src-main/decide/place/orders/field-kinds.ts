/**
 * What the name of a field tells of the orders in it: a prompt is what an assistant is told by its owner, a task is what
 * people are to do. In any other field a value is data, and an order to an assistant belongs in none.
 */

import { once } from '../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import type { Field } from '../../../chunk/fields/field.ts'

/** Names of prompts, and those that are some only beside what calls a model. */
const PROMPT = new RegExp(
  oneLine`
    ^(?:
      (?:\w{0,24}[-_ ])?(?:
        system|user|base|default|custom|initial
      )?[-_ ]?prompts?(?:[-_ ]\w{1,24})?
      |\w{0,24}[pP]rompts?(?:Template|Text)?|system[-_ ]?(?:messages?|instructions?)
      |systemInstruction
      |(?:agent|assistant|bot|custom|model)[-_ ]?(?:instructions?|rules|persona)
    )$
  `,
)
const MAYBE_PROMPT =
  /^(?:instructions?|persona|preamble|guidelines|rules|role|system|behaviou?r|steering|description)$/i
const CALLS_MODEL =
  /["']?\b(?:model|temperature|max_?[tT]okens|top_?p|llm)\b["']?\s{0,4}[:=]|^\[+agents?\b/m
/** The side of a talk on which a message of an owner stands, right before what it says. */
const SAID_BY_OWNER =
  /\brole["']?\s{0,4}[:=]\s{0,4}["']?(?:system|developer)["']?\s{0,4},?\s{0,24}["']?(?:content|text)["']?\s{0,4}[:=]\s{0,4}(?:["'|>]\s{0,24})?$/
/** UTF-16 units before a value in which that stands. */
const REACH = 120

/** Names of what people are to do, by language. */
const TASK = new RegExp(
  oneLine`
    ^(?:
      (?:action|next)[-_ ]?(?:items?|steps?)?|actions?|tasks?|to-?dos?|steps?|commands?|run
      |scripts?|recipeInstructions|what it does|aufgaben?|schritte?|maßnahmen?|tareas?
      |acciones|pasos?|tâches?|étapes?|attività|passi|tarefas?|passos?|taken|taak|stappen
      |zadani[ae]|kroki?|задач[аи]|шаги?|görev(?:ler)?|adım(?:lar)?|作業|手順|タスク|任务|步骤|할 ?일|작업
      |مهمة|الخطوات|कार्य
    )$
  `,
  'i',
)

/** Tells of the fields of one text whether they keep what its owner tells an assistant. */
export function promptFieldsOf(text: string): (field: Field) => boolean {
  const callsModel = once(() => CALLS_MODEL.test(text))
  return ({ path, start }) => {
    const names = path.filter((step) => typeof step === 'string')
    const last = names.at(-1) ?? ''
    return (
      names.some((name) => PROMPT.test(name)) ||
      (MAYBE_PROMPT.test(last) && callsModel()) ||
      SAID_BY_OWNER.test(text.slice(Math.max(0, start - REACH), start))
    )
  }
}

/** The head of a block of text in YAML (1.2.2, 8.1), and its key. */
const BLOCK_HEAD = /^[ \t]*(?:- )?["']?([\w-]{1,40})["']?[ \t]*:[ \t]*[|>][\d+-]{0,2}[ \t]*$/
/** UTF-16 units of such a block that are looked back over. */
const LONGEST_BLOCK = 4_000
/** Blanks before a line of one. */
const LONGEST_INDENT = 80

/** Whether a stretch stands in a block of lines that YAML keeps under the name of a prompt. */
export function isInPromptBlock(text: string, { start }: Range): boolean {
  const lines = text.slice(Math.max(0, start - LONGEST_BLOCK), start).split('\n')
  const [lead = '', ...before] = lines.toReversed()
  const depth = indentOf(`${lead}${text.slice(start, start + LONGEST_INDENT)}.`)
  const head = before.find((line) => line.trim() !== '' && indentOf(line) < depth)
  const key = head === undefined ? undefined : BLOCK_HEAD.exec(head)?.[1]
  return key !== undefined && PROMPT.test(key)
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** Whether a field keeps what people, or a program, are to do. */
export function isTaskField({ path }: Field): boolean {
  return path.some((step) => typeof step === 'string' && TASK.test(step))
}

/** Elements of a page by which a program is used. */
const CONTROL = /^(?:button|input|label|legend|option|select|textarea)$/i

/** Whether a field holds what a window of a program shows: a label, a hint or the text of a button. */
export function isLabelField({ path }: Field): boolean {
  return path.slice(-2).some((step) => typeof step === 'string' && CONTROL.test(step))
}
