/** One thing that is looked at: what it is like, and what mends it. */

export interface Checkup {
  readonly name: string
  /** `note`: it works, but somebody may want to know. */
  readonly state: 'ok' | 'note' | 'problem'
  readonly found: string
  /** What the person at the machine can do; only where something is to be done. */
  readonly mend?: string
}

/** Looks at something; what it throws is a problem, in its own words. */
export async function checkup(
  name: string,
  look: () => Omit<Checkup, 'name'> | Promise<Omit<Checkup, 'name'>>,
): Promise<Checkup> {
  try {
    return { name, ...(await look()) }
  } catch (error) {
    return { name, state: 'problem', found: error instanceof Error ? error.message : String(error) }
  }
}
