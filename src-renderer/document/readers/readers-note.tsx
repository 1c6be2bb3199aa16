/** How much a model reads that a person does not see, and why it is not seen. */

import { messages } from '../../messages/en.ts'
import type { UnseenCount } from './unseen.ts'

const { readers: words } = messages

export function ReadersNote({ count }: { readonly count: UnseenCount }) {
  return (
    <p role="status" className="shrink-0 border-b border-line bg-warn-tint px-3 py-1.5 text-xs">
      <span className="font-semibold">{words.difference(count)}</span>{' '}
      {count.byWhy
        .filter((each) => each.words > 0)
        .map((each) => words.whyCount(each.why, each.words))
        .join(', ')}
    </p>
  )
}
