/** Threads of native code that free what another one allocated keep glibc from giving any of it back (mallopt(3)). */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' } as const
