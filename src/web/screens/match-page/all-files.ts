import type { StaffGraphic } from '#contract/match-graphic.ts'
import { graphicFileName } from '#graphic/file-name.ts'
import { KIND_NAMES, kindFacts } from '#graphic/kinds/kinds.ts'
import { fetchGraphic } from '#web/api/fetch-graphic.ts'
import { fetchGraphics, GRAPHICS_PAGE } from '#web/api/newest-graphics.ts'
import { saveFile } from '#web/graphics/save-file.ts'
import { zipOf } from '#web/graphics/zip.ts'

/** Every graphic of the match, however many pages of them there are; the oldest first. */
async function allGraphics(matchId: number): Promise<StaffGraphic[]> {
  const { signal } = new AbortController()
  const all: StaffGraphic[] = []
  for (let before = ''; ; before = String(all.at(-1)?.id)) {
    const page = await fetchGraphics(matchId, KIND_NAMES, before, signal)
    all.push(...page)
    if (page.length < GRAPHICS_PAGE) return all.reverse()
  }
}

/** Numbered, since two goals in one second would be files of one name. */
export const namesInZip = (graphics: readonly StaffGraphic[], clubName: string): string[] =>
  graphics.map(({ type, format, createdAt }, index) => {
    const place = String(index + 1).padStart(2, '0')
    return `${place}-${graphicFileName(clubName, type, Date.parse(createdAt), format)}`
  })

/** The captions, each over the names of the pictures it belongs to. */
export function captionsText(graphics: readonly StaffGraphic[], names: readonly string[]): string {
  const files = new Map<string, string[]>()
  for (const [index, { caption, type }] of graphics.entries()) {
    const words = caption ?? kindFacts(type).label
    files.set(words, [...(files.get(words) ?? []), names[index] ?? ''])
  }
  return [...files].map(([words, list]) => `${list.join('\n')}\n\n${words}\n`).join('\n----\n\n')
}

/** All pictures of the match and their captions, as one file. */
export async function downloadAll(matchId: number, clubName: string, zipName: string): Promise<void> {
  const graphics = await allGraphics(matchId)
  const names = namesInZip(graphics, clubName)
  const files: Parameters<typeof zipOf>[0][number][] = []
  // One after the other: a phone on a field's network has room for no more.
  for (const [index, { url }] of graphics.entries()) {
    files.push({ name: names[index] ?? '', bytes: new Uint8Array(await (await fetchGraphic(url)).arrayBuffer()) })
  }
  files.push({ name: 'opisy.txt', bytes: new TextEncoder().encode(captionsText(graphics, names)) })
  saveFile(zipOf(files, new Date()), zipName)
}
