import { z } from 'zod'
import { TEAM_NAME_MAX } from '#domain/team/team-name.ts'
import { storedCount } from './path.ts'

const nameMessage = `Nazwa drużyny: od 1 do ${TEAM_NAME_MAX} znaków`

export const teamName = z.string(nameMessage).trim().min(1, nameMessage).max(TEAM_NAME_MAX, nameMessage)

export const newTeam = z.object({ name: teamName })

/** What is left out stays. Another team becomes the default one; none stops being it by itself. */
export const teamChange = z
  .object({
    name: teamName.optional(),
    place: storedCount.optional().meta({ description: 'Where in the list, from 0' }),
    isDefault: z.literal(true, 'Domyślną drużynę zmienia się, wybierając inną').optional(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    'Podaj nazwę, miejsce albo domyślność',
  )
export type TeamChange = z.infer<typeof teamChange>
