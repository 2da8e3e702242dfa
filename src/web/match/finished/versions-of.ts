import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { FormatName } from '#graphic/formats.ts'

/** `matchId` where graphics of several matches, and of none, are looked at together. */
type Finished = StaffGraphic & { matchId?: number | null }

/** One graphic in its formats. */
export interface Version<Graphic extends Finished = StaffGraphic> {
  /** Of its newest. */
  id: number
  graphics: readonly Graphic[]
}

const saySame = (one: Finished, other: Finished): boolean =>
  one.type === other.type &&
  one.eventId === other.eventId &&
  one.caption === other.caption &&
  one.matchId === other.matchId

/**
 * Newest first, as the graphics are. What says the same in another format belongs together, also when it was made later:
 * made again, only the formats that look different are new ones.
 */
export function versionsOf<Graphic extends Finished>(graphics: readonly Graphic[]): Version<Graphic>[] {
  const groups: { newest: Graphic; graphics: Graphic[] }[] = []
  for (const graphic of graphics) {
    const group = groups.find(
      ({ newest, graphics: others }) =>
        saySame(newest, graphic) && !others.some(({ format }) => format === graphic.format),
    )
    if (group) group.graphics.push(graphic)
    else groups.push({ newest: graphic, graphics: [graphic] })
  }
  return groups.map(({ newest, graphics: ofVersion }) => ({ id: newest.id, graphics: ofVersion }))
}

export const inFormat = <Graphic extends Finished>(
  { graphics }: Version<Graphic>,
  format: FormatName,
): Graphic | undefined => graphics.find((graphic) => graphic.format === format) ?? graphics[0]
