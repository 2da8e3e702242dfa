import type { MatchGraphic } from '#contract/match-graphic.ts'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'

const tellsTheSame = (one: MatchGraphic, other: MatchGraphic): boolean =>
  one.kind === other.kind && one.eventId === other.eventId

/** What is told is seen in one format: as a post where there is one, else as it came last. */
export const fanGallery = (graphics: readonly MatchGraphic[]): MatchGraphic[] =>
  graphics.filter((graphic) => {
    const formats = graphics.filter((other) => tellsTheSame(graphic, other)).map(({ format }) => format)
    return graphic.format === (formats.includes(DEFAULT_FORMAT) ? DEFAULT_FORMAT : formats[0])
  })
