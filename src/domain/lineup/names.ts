export interface NamedPlayer {
  firstName: string
  lastName: string
}

const PITCH_LABEL_LENGTH = 10

/** On the pitch of the line-up screen there is room for ten letters. */
export const pitchLabel = (player: NamedPlayer): string => player.lastName.slice(0, PITCH_LABEL_LENGTH)

/** How the players of one graphic are told apart: by last name, with an initial where two share it. */
export function namesOnGraphic(players: readonly NamedPlayer[]): (player: NamedPlayer) => string {
  const seen = new Map<string, number>()
  const key = (player: NamedPlayer) => player.lastName.trim().toLocaleLowerCase('pl')
  for (const player of players) seen.set(key(player), (seen.get(key(player)) ?? 0) + 1)
  return (player) => {
    const lastName = player.lastName.trim()
    const initial = [...player.firstName.trim()][0]
    return (seen.get(key(player)) ?? 0) > 1 && initial ? `${initial.toLocaleUpperCase('pl')}. ${lastName}` : lastName
  }
}

/** In place of a photo that is not there. */
export const playerInitials = ({ firstName, lastName }: NamedPlayer): string =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase('pl')
