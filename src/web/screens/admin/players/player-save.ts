import { playerData } from '#contract/player-data.ts'
import type { PlayerSave } from '#web/api/player-changes.ts'
import type { PlayerFormValues } from './player-fields.tsx'

/** What a filled form sends: a new player, or a change of the one whose id is given. */
export function playerSave(values: PlayerFormValues, id: number | undefined): PlayerSave {
  const { firstName, lastName, number, position, handle, teamIds } = playerData.parse(values)
  const data = {
    firstName,
    lastName,
    number,
    position: position ?? null,
    handle: handle ?? null,
    ...(teamIds && { teamIds }),
  }
  const photos = { playerImage: values.photo, scorerImage: values.scorerPhoto }
  if (id === undefined) return { data, ...photos }
  const isTakenAway = values.isScorerPhotoRemoved && !values.scorerPhoto
  return { id, data: isTakenAway ? { ...data, scorerImage: null } : data, ...photos }
}
