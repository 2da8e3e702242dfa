import type { Catalogue } from '../catalogue.ts'

type Photos = NonNullable<Catalogue['photos']>

export const isOn = (playerId: number, { playerIds }: Photos[number]): boolean => playerIds?.includes(playerId) ?? false

/** Who is on the club's photos comes first. */
export function photographedFirst<Player extends { id: number }>(
  players: readonly Player[],
  { photos = [] }: Pick<Catalogue, 'photos'>,
): Player[] {
  const onPhoto = ({ id }: Player) => Number(photos.some((photo) => isOn(id, photo)))
  return players.toSorted((one, other) => onPhoto(other) - onPhoto(one))
}
