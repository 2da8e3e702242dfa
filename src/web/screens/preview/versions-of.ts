import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { FormatName } from '#graphic/formats.ts'

/** One graphic in its formats. */
export interface Version {
  /** Of its newest. */
  id: number
  graphics: readonly StaffGraphic[]
}

const saySame = (one: StaffGraphic, other: StaffGraphic): boolean =>
  one.type === other.type && one.eventId === other.eventId && one.caption === other.caption

/**
 * Newest first, as the graphics are. What says the same in another format belongs together, also when it was made later:
 * made again, only the formats that look different are new ones.
 */
export function versionsOf(graphics: readonly StaffGraphic[]): Version[] {
  const groups: { newest: StaffGraphic; graphics: StaffGraphic[] }[] = []
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

export const inFormat = ({ graphics }: Version, format: FormatName): StaffGraphic | undefined =>
  graphics.find((graphic) => graphic.format === format) ?? graphics[0]
