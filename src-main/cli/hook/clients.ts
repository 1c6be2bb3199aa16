/**
 * The agent clients that ask before a tool's output is read: what of their question is the
 * output, and how each takes an answer. To add one: write its entry here.
 *
 * Claude Code: code.claude.com/docs/en/hooks, PostToolUse and PostToolBatch. Codex: its schema of
 * post-tool-use.command.output, which allows no further fields. Gemini CLI:
 * geminicli.com/docs/hooks/reference, AfterTool. Cursor: cursor.com/docs/hooks, postToolUse and
 * beforeReadFile. All of them read JSON from standard output where the exit code is 0.
 */

/** What is to become of a tool's output. */
export type HookDecision =
  | { readonly kind: 'pass' }
  /** It is read, with this sentence beside it. */
  | { readonly kind: 'note'; readonly note: string }
  /** Something else is read in its place. */
  | {
      readonly kind: 'replace'
      readonly note: string
      /** The output as it came, with other words. */
      readonly output: unknown
      /** The same as text; null where nothing of it may be read. */
      readonly text: string | null
    }

export interface HookClient {
  /** The events that it may be asked for, as the client names them. */
  readonly events: readonly string[]
  /** The output in a question; undefined where it has none. */
  readonly outputOf: (question: Readonly<Record<string, unknown>>) => unknown
  /** The answer in the client's form. */
  readonly answer: (
    decision: HookDecision,
    question: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>
}

const claudeCode: HookClient = {
  // The second brings all that the model is about to read: what failed too, of which the first
  // is not told, and what has got past it.
  events: ['PostToolUse', 'PostToolBatch'],
  outputOf: ({ hook_event_name, tool_response, tool_calls }) =>
    hook_event_name === 'PostToolBatch' ? responsesOf(tool_calls) : tool_response,
  answer(decision, { hook_event_name: hookEventName }) {
    if (decision.kind === 'pass') return {}
    if (hookEventName === 'PostToolBatch' && decision.kind === 'replace') {
      // Nothing can be replaced any more: the turn ends before the model is asked with it.
      return { continue: false, stopReason: decision.note }
    }
    return {
      hookSpecificOutput: {
        hookEventName,
        // In the tool's own form: another one would be refused, and the output read after all.
        ...(decision.kind === 'replace' && { updatedToolOutput: withoutCopy(decision.output) }),
        additionalContext: decision.note,
      },
    }
  },
}

/** What the calls of a batch gave, without what they were asked; as it is where it has another form. */
function responsesOf(calls: unknown): unknown {
  if (!Array.isArray(calls)) return calls
  return calls.map((call: unknown) =>
    typeof call === 'object' && call !== null && 'tool_response' in call
      ? call.tool_response
      : call,
  )
}

/** A long output is kept in a file too, which would be shown instead of what replaces it. */
function withoutCopy(output: unknown): unknown {
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return output
  const {
    persistedOutputPath: _,
    persistedOutputSize: __,
    ...rest
  } = output as Record<string, unknown>
  return rest
}

const codex: HookClient = {
  events: ['PostToolUse'],
  outputOf: ({ tool_response }) => tool_response,
  answer(decision) {
    if (decision.kind === 'pass') return {}
    if (decision.kind === 'replace') return { decision: 'block', reason: inPlace(decision) }
    const { note } = decision
    return { hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: note } }
  },
}

const gemini: HookClient = {
  events: ['AfterTool'],
  outputOf: ({ tool_response }) => tool_response,
  answer(decision) {
    if (decision.kind === 'pass') return {}
    if (decision.kind === 'replace') {
      const text = decision.text === null ? null : (readByGemini(decision.output) ?? decision.text)
      return { decision: 'deny', reason: inPlace({ ...decision, text }) }
    }
    return { hookSpecificOutput: { additionalContext: decision.note } }
  },
}

/** The model reads the first field alone where it is text; the others are for the screen. */
function readByGemini(output: unknown): string | undefined {
  if (typeof output !== 'object' || output === null || !('llmContent' in output)) return undefined
  const failed = 'error' in output && output.error
  return typeof output.llmContent === 'string' && !failed ? output.llmContent : undefined
}

const cursor: HookClient = {
  events: ['postToolUse', 'beforeReadFile'],
  outputOf: ({ hook_event_name, content, tool_output }) =>
    hook_event_name === 'beforeReadFile' ? content : parsed(tool_output),
  answer(decision, { hook_event_name, tool_name }) {
    if (hook_event_name === 'beforeReadFile') {
      if (decision.kind !== 'replace') return { permission: 'allow' }
      return { permission: 'deny', user_message: decision.note, agent_message: decision.note }
    }
    if (decision.kind === 'pass') return {}
    const context = { additional_context: decision.note }
    // What the client's own tools give cannot be taken back from it.
    if (decision.kind !== 'replace' || !/^mcp[:_]/i.test(String(tool_name))) return context
    return { ...context, updated_mcp_tool_output: decision.output }
  },
}

export const HOOK_CLIENTS = { 'claude-code': claudeCode, codex, gemini, cursor } as const
export type HookClientName = keyof typeof HOOK_CLIENTS

/** What is read where only a text can stand in the place of an output. */
function inPlace({ note, text }: Extract<HookDecision, { kind: 'replace' }>): string {
  return text === null ? note : `${note}\n\n${text}`
}

/** Cursor gives the output of a tool as JSON in a string. */
function parsed(output: unknown): unknown {
  if (typeof output !== 'string') return output
  try {
    return JSON.parse(output)
  } catch {
    return output
  }
}
