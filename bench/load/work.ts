import type { Answer } from './exchange.ts'

export interface StaffFigures {
  name: string
  /** How many of this person's changes the server has acknowledged. */
  acknowledged: number
  conflicts: number
  saveMs: number[]
  /** From the first try to the acknowledgement, with what had to be merged on the way. */
  changeMs: number[]
  events: number
  errors: string[]
}

interface Browser {
  call(path: string, body?: string): Promise<Answer>
  figures: StaffFigures
}

/** What one person changes, and the live events that tell of others' changes of the same. */
export type Work = (
  name: string,
  browser: Browser,
) => Promise<{ event: string; hear(data: string): void; change(mine: number): Promise<void> }>
