/** Files of rules that are not used, and why: whoever wrote them looks for them among the rules. */

import { useQuery } from '@tanstack/react-query'
import { installedQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'

const { installed: words } = messages.settings

export function LeftOutRules() {
  const { data } = useQuery(installedQuery())
  const leftOut = data?.rules.left_out ?? []
  if (leftOut.length === 0) return null
  return (
    <ul aria-label={words.leftOutTitle} className="px-5 py-3.5 text-bad">
      {leftOut.map(({ file, problems }) => (
        <li key={file} className="break-words">
          {words.leftOut(file, problems)}
        </li>
      ))}
    </ul>
  )
}
