import { z } from 'zod'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { COMPETITION_KINDS } from '#domain/season/competition-kind.ts'
import { competitionName } from './league.ts'

export const competitionKind = z.enum(COMPETITION_KINDS, `Rodzaj rozgrywek: ${COMPETITION_KINDS.join(', ')}`)

export const competitionSchema = z.object({
  name: z.string(),
  kind: competitionKind.meta({ description: 'As somebody has set it, or as the name says' }),
  matches: z.int().meta({ description: 'How many matches are played in it' }),
})

const knownMessage = `Pole „name”: od 1 do ${COMPETITION_MAX_LENGTH} znaków`

export const competitionChange = z
  .object({
    name: z
      .string(knownMessage)
      .trim()
      .min(1, knownMessage)
      .max(COMPETITION_MAX_LENGTH, knownMessage)
      .meta({ description: 'The one that is changed, in any spelling' }),
    kind: competitionKind.optional(),
    newName: competitionName.optional().meta({ description: 'The name of another one: the two become one' }),
  })
  .refine(({ kind, newName }) => kind !== undefined || newName !== undefined, 'Podaj rodzaj albo nową nazwę')
export type CompetitionChange = z.input<typeof competitionChange>
