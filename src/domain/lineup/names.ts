export interface NamedPlayer {
  firstName: string
  lastName: string
}

interface NumberedPlayer extends NamedPlayer {
  number: number
}

type NameOf = (player: NumberedPlayer) => string
type LastNameOf = (player: NamedPlayer) => string

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

/** Namesakes get as many letters of the first name as tell them apart. */
function byLetters(players: readonly NumberedPlayer[], shownLastName: LastNameOf) {
  const firstNamesBy = new Map<string, string[]>()
  for (const player of players) {
    const key = lower(shownLastName(player))
    const firstNames = firstNamesBy.get(key) ?? []
    firstNames.push(player.firstName.trim())
    firstNamesBy.set(key, firstNames)
  }
  return (player: NumberedPlayer) => {
    const lastName = shownLastName(player)
    const firstNames = firstNamesBy.get(lower(lastName)) ?? []
    const firstName = player.firstName.trim()
    const others = firstNames.filter((other) => lower(other) !== lower(firstName))
    const name = others.length > 0 && firstName ? `${ownBeginning(firstName, others)} ${lastName}` : lastName
    return { name, isShared: firstNames.length - others.length > 1 }
  }
}

/** Where no letter tells them apart, their numbers do. */
function toldApart(players: readonly NumberedPlayer[], shownLastName: LastNameOf): NameOf {
  const named = byLetters(players, shownLastName)
  return (player) => {
    const { name, isShared } = named(player)
    return isShared ? `${name} (${player.number})` : name
  }
}

/** On the pitch of the line-up screen there is room for ten letters of the last name. */
export const pitchLabels = (players: readonly NumberedPlayer[]): NameOf =>
  toldApart(players, ({ lastName }) => lastName.slice(0, PITCH_LABEL_LENGTH))

const wholeLastName: LastNameOf = ({ lastName }) => lastName.trim()

/** How the players of one graphic, or of its caption, are named. */
export const namesOnGraphic = (players: readonly NumberedPlayer[]): NameOf => toldApart(players, wholeLastName)

/** The same where each player's number stands beside the name already. */
export function namesBesideNumbers(players: readonly NumberedPlayer[]): NameOf {
  const named = byLetters(players, wholeLastName)
  return (player) => named(player).name
}

/** In place of a photo that is not there. */
export const playerInitials = ({ firstName, lastName }: NamedPlayer): string =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase('pl')
