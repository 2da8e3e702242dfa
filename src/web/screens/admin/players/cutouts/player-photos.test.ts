import { expect, it } from 'vitest'
import type { Player } from '#contract/player.ts'
import { photosToCut } from './player-photos.ts'

const player = (id: number, photos: Partial<Player>): Player => ({
  ...{ id, firstName: 'Jan', lastName: 'Kos', number: id, position: null, teamIds: [1] },
  ...{ lineupImage: null, scorerImage: null, createdAt: '2026-03-01T12:00:00.000Z' },
  ...photos,
})
const SQUAD = [
  player(1, { lineupImage: '/a', scorerImage: '/b', scorerCutout: '/c' }),
  player(2, {}),
  player(3, { lineupImage: '/d', lineupCutout: null }),
]
const told = (isAll: boolean) => photosToCut(SQUAD, isAll).map(({ player: { id }, photo }) => `${id} ${photo}`)

it('are those without a cut-out, unless all are asked for', () => {
  expect(told(false)).toEqual(['1 lineup', '3 lineup'])
  expect(told(true)).toEqual(['1 lineup', '1 scorer', '3 lineup'])
})
