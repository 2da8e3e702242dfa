import { z } from 'zod'
import { staffGraphic } from './match-graphic.ts'

/** A graphic among those of all matches and of none, with what it takes to know its match. */
export const galleryGraphic = staffGraphic.extend({
  playerId: z.int().nullable().meta({ description: 'Whom its event was about when it was made' }),
  matchId: z.int().nullable().meta({ description: "Null: the club's own, of no match" }),
  opponentName: z.string().meta({ description: 'Empty: of no match' }),
  matchDate: z.string().nullable().meta({ description: "The day by the club's wall clock; null: not known yet" }),
})
export type GalleryGraphic = z.infer<typeof galleryGraphic>

export const galleryPage = z.object({
  graphics: z
    .array(galleryGraphic)
    .meta({ description: 'Of the newest match first, in it the newest graphic; those of no match by their own age' }),
  next: z.int().nullable().meta({ description: 'Give it as `before` to get the page after this one' }),
})

const named = z.object({ id: z.int(), name: z.string() })

/** What the gallery can be narrowed to: only what has graphics, those who have left included. */
export const galleryChoices = z.object({
  seasons: z.array(z.int()).meta({ description: 'The years in which they begin, newest first' }),
  players: z.array(named),
  opponents: z.array(named),
})
export type GalleryChoices = z.infer<typeof galleryChoices>
