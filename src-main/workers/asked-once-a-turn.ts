/** What many ask for at the same time and is the same for all of them: one question, one answer. */

/**
 * Equal questions of one turn of the event loop, asked as one. Nothing is remembered beyond it: who
 * asks later gets an answer that was made later.
 */
export function askedOnceATurn<Answer>(
  ask: (question: string) => Promise<Answer>,
): (question: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>()
  return (question) => {
    const known = asked.get(question)
    if (known !== undefined) return known
    // Before it is asked: what the turn asks for leaves at its end.
    if (asked.size === 0) setImmediate(() => asked.clear())
    const answer = ask(question)
    asked.set(question, answer)
    return answer
  }
}
