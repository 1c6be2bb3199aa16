/** The panes before their document is there: the final layout without words, and nothing for the first moment. */

const ROWS = ['w-3/4', 'w-2/3', 'w-4/5', 'w-1/2', 'w-2/3'] as const

export function PanesSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-0 flex-1 animate-[appear_150ms_150ms_both] divide-x motion-reduce:animate-[appear_0s_150ms_both] divide-line bg-surface"
    >
      <Bars className="basis-[26%]" />
      <Bars className="flex-1" />
      <Bars className="basis-1/4 max-[67.5em]:hidden" />
    </div>
  )
}

function Bars({ className }: { readonly className: string }) {
  return (
    <div className={`flex flex-col gap-4 p-5 ${className}`}>
      {ROWS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are always the same
        <div key={index} className={`h-3 rounded bg-raised ${width}`} />
      ))}
    </div>
  )
}
