import { expect, it } from 'vitest'
import type { Player } from '#contract/player.ts'
import { isReady, type PhotoItem, photoNote, withFiles } from './photo-item.ts'

const player = (id: number, number: number, lastName: string, lineupImage: string | null = null): Player => ({
  id,
  firstName: 'Jan',
  lastName,
  number,
  position: null,
  lineupImage,
  scorerImage: null,
  teamIds: [1],
  createdAt: '2026-03-01T12:00:00.000Z',
})
const SQUAD = [player(1, 10, 'Kos', '/files/kos.webp'), player(2, 7, 'Maj')]
const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const places = (items: readonly PhotoItem[]) => items.map(({ playerId, kind }) => [playerId, kind])

it('new files find their players, but take no place that is taken', () => {
  const first = withFiles([], [file('10.png'), file('obraz.png')], SQUAD)
  const both = withFiles(first, [file('kos.png'), file('kos gol.png'), file('maj.png')], SQUAD)
  expect(places(both)).toEqual([
    [1, 'lineup'],
    [null, 'lineup'],
    [null, 'lineup'],
    [1, 'scorer'],
    [2, 'lineup'],
  ])
  expect(new Set(both.map(({ key }) => key)).size).toBe(5)
  expect(both.map(isReady)).toEqual([true, false, false, true, true])
})

it('says what a photo would replace, and whose it is not known', () => {
  const [kos, maj, nobody] = withFiles([], [file('10.png'), file('maj.png'), file('obraz.png')], SQUAD) as [
    PhotoItem,
    PhotoItem,
    PhotoItem,
  ]
  const again = { ...nobody, key: 9, playerId: 2 }
  const items = [kos, maj, nobody, again]
  expect(items.map((item) => photoNote(item, items, SQUAD))).toEqual([
    'Zastąpi obecne zdjęcie',
    null,
    'Wybierz zawodnika albo zostaw puste, aby pominąć',
    'Zastąpi zdjęcie wybrane wyżej',
  ])
})
