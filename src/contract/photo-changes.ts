import { z } from 'zod'
import { PHOTOS_AT_ONCE } from '#domain/photo/photo-limits.ts'
import { storedId } from './path.ts'
import { focus } from './photo.ts'

/** Nobody photographs more people at once so that they could be told apart. */
export const PLAYERS_MAX = 40
export const TOO_MANY_PLAYERS = `Na zdjęciu można oznaczyć najwyżej ${PLAYERS_MAX} osób`

const players = z.array(storedId).max(PLAYERS_MAX, TOO_MANY_PLAYERS)
const ids = z
  .array(storedId)
  .min(1, 'Zaznacz choć jedno zdjęcie')
  .max(PHOTOS_AT_ONCE, `Naraz można zmienić najwyżej ${PHOTOS_AT_ONCE} zdjęć`)

/** What is left out stays. Tags come and go one by one: two people who tag at once lose nothing of each other's. */
const ofAny = {
  matchId: storedId.nullable().optional().meta({ description: 'Null: of no match' }),
  addPlayerIds: players.optional().meta({ description: 'Who is on it besides those who are tagged already' }),
  removePlayerIds: players.optional().meta({ description: 'Who is not on it' }),
}

const asksForSomething = ({ ids: _, ...change }: Record<string, unknown>): boolean =>
  Object.values(change).some((part) => part !== undefined)
const NOTHING_ASKED = 'Nie podano, co zmienić'

export const photoChange = z.object({ focus: focus.optional(), ...ofAny }).refine(asksForSomething, NOTHING_ASKED)
export type PhotoChange = z.infer<typeof photoChange>

export const photosChange = z.object({ ids, ...ofAny }).refine(asksForSomething, NOTHING_ASKED)
export type PhotosChange = z.infer<typeof photosChange>

/** Those that are gone by now are in neither. */
export const photosChanged = z.object({
  changed: z.int().meta({ description: 'So many are as was asked for' }),
  twins: z.int().meta({ description: 'So many stayed where they were: the match has the same picture already' }),
})
export type PhotosChanged = z.infer<typeof photosChanged>

export const photosDeletion = z.object({ ids })
export const photosDeleted = z.object({ deleted: z.int() })
