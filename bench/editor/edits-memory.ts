import type { CDPSession, Page } from '@playwright/test'
import type { EditorPage } from '../../e2e/editor-page.ts'

async function heapBytes(session: CDPSession): Promise<number> {
  // What one collection frees may let go of more.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

const WEIGHTS = ['normal', 'bold', '800']

/** Moved, restyled, taken back, done again, by the editor's own keys and fields. Ten edits. */
async function tenEdits(page: Page, editor: EditorPage, round: number): Promise<void> {
  await editor.stage.evaluate((stage) => stage.closest('section')?.focus())
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await editor.field('Grubość').selectOption(WEIGHTS[round % WEIGHTS.length] ?? 'bold')
  await editor.fill('Wielkość liter (%)', String(80 + (round % 40)))
  await editor.stage.evaluate((stage) => stage.closest('section')?.focus())
  for (const key of ['Control+z', 'Control+z', 'Control+Shift+z', 'Control+z']) await page.keyboard.press(key)
}

export interface EditsMemory {
  early: number
  late: number
}

/** The heap after so many edits of a piece, first and last, when all that can be let go of is gone. */
export async function editsMemory(page: Page, editor: EditorPage, first: number, last: number): Promise<EditsMemory> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await editor.choose('Nagłówek')
  let early = Number.NaN
  for (let edits = 10; edits <= last; edits += 10) {
    await tenEdits(page, editor, edits / 10)
    if (edits === first) early = await heapBytes(session)
  }
  await editor.expectPainted()
  const late = await heapBytes(session)
  await session.detach()
  return { early, late }
}
