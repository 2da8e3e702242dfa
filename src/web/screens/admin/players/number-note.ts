import type { Player } from '#contract/player.ts'

const together = new Intl.ListFormat('pl')

/** Two may share a number, such as one of each half of the season: it is said, not refused. */
export function numberNote(
  squad: readonly Pick<Player, 'id' | 'firstName' | 'lastName' | 'number'>[],
  number: number | string,
  ownId: number | undefined,
): string | null {
  const holders = squad.filter((player) => player.id !== ownId && String(player.number) === String(number))
  if (holders.length === 0) return null
  const names = holders.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return `Numer ${number} ${holders.length === 1 ? 'ma' : 'mają'} już ${together.format(names)}.`
}
