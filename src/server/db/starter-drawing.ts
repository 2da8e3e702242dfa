import type { Tx } from './client.ts'

/** Raised when the backgrounds are drawn in another way, so that installations with older ones draw them anew. */
export const STARTER_DRAWING = 5
/** Of a starter whose background is there in the default format alone. */
export const DRAWN_IN_PART = 0
/** Of a starter that shows what the club does not look like any more. */
const OUTDATED = 1

/** What is drawn of them is still shown, until it is drawn anew; a restart in between knows of it. */
export async function outdateStarters(tx: Tx): Promise<void> {
  await tx.updateTable('templates').set({ drawing: OUTDATED }).where('is_starter', '=', true).execute()
}
