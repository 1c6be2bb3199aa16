/** A key as it is drawn beside what it does; screen readers hear it from the list of keys. */

export function KeyCap({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-4 min-w-4 items-center justify-center rounded border border-line px-1 font-mono text-[0.6875rem] leading-none text-ink-soft"
    >
      {children}
    </span>
  )
}
