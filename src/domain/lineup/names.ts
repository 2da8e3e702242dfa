export interface NamedPlayer {
  firstName: string
  lastName: string
}

interface NumberedPlayer extends NamedPlayer {
  number: number
}

type NameOf = (player: NumberedPlayer) => string

const PITCH_LABEL_LENGTH = 10

const lower = (text: string): string => text.toLocaleLowerCase('pl')
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
const isLetter = (letter: string | undefined): boolean => /^\p{L}/u.test(letter ?? '')

/**
 * The shortest beginning of a first name that no other one has, with a dot where it is cut: 'Jak.' beside Jan. One that
 * is itself the beginning of another stays whole: 'Jan' beside Janusz.
 */
function ownBeginning(firstName: string, others: readonly string[]): string {
  const letters = [...firstName]
  const isOwn = (length: number) => {
    const beginning = lower(letters.slice(0, length).join(''))
    return isLetter(letters[length - 1]) && others.every((other) => !lower(other).startsWith(beginning))
  }
  const length = letters.findIndex((_, index) => isOwn(index + 1)) + 1 || letters.length
  const beginning = letters.slice(0, length).join('')
  return capitalised(length < letters.length ? `${beginning}.` : beginning)
}

/** Namesakes get as many letters of the first name as tell them apart; where no letter does, their numbers. */
function toldApart(players: readonly NumberedPlayer[], shownLastName: (player: NamedPlayer) => string): NameOf {
  return (player) => {
    const lastName = shownLastName(player)
    const firstName = player.firstName.trim()
    const namesakes = players.filter((other) => lower(shownLastName(other)) === lower(lastName))
    const firstNames = namesakes.map((other) => other.firstName.trim())
    const others = firstNames.filter((other) => lower(other) !== lower(firstName))
    const name = others.length > 0 && firstName ? `${ownBeginning(firstName, others)} ${lastName}` : lastName
    return firstNames.length - others.length > 1 ? `${name} (${player.number})` : name
  }
}

/** On the pitch of the line-up screen there is room for ten letters of the last name. */
export const pitchLabels = (players: readonly NumberedPlayer[]): NameOf =>
  toldApart(players, ({ lastName }) => lastName.slice(0, PITCH_LABEL_LENGTH))

/** How the players of one graphic, or of its caption, are named. */
export const namesOnGraphic = (players: readonly NumberedPlayer[]): NameOf =>
  toldApart(players, ({ lastName }) => lastName.trim())

/** In place of a photo that is not there. */
export const playerInitials = ({ firstName, lastName }: NamedPlayer): string =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase('pl')
