import { describe, expect, it } from 'vitest'
import { matchPhotos, type PhotoPlayer } from './photo-match.ts'

const player = (id: number, number: number, firstName: string, lastName: string): PhotoPlayer => ({
  id,
  number,
  firstName,
  lastName,
})

const SQUAD = [
  player(1, 10, 'Jan', 'Kowalski'),
  player(2, 7, 'Łucja', 'Żółć'),
  player(3, 3, 'Ola', 'Nowak-Kos'),
  player(4, 4, 'Piotr', 'van der Berg'),
  player(5, 5, 'Adam', 'Lis'),
  player(6, 15, 'Ewa', 'Lis'),
  player(7, 8, 'Iga', 'Bąk'),
  player(8, 8, 'Maja', 'Sum'),
  player(9, 21, 'Kuba', 'Nowak'),
  player(10, 22, 'Tola', 'Gol'),
]

describe('matchPhotos', () => {
  it.each([
    ['10.jpg', 1],
    ['07.png', 2],
    ['nr10_kowalski.png', 1],
    ['nr 10.jpeg', 1],
    ['#10.jpg', 1],
    ['10 (1).jpg', null],
    ['2026_nr10.jpg', 1],
    ['trening-10.jpg', 1],
    ['IMG_0010.jpg', null],
    ['IMG_10.jpg', null],
    ['DSC010.JPG', null],
    ['u15.jpg', null],
    ['1000.jpg', null],
    ['99.jpg', null],
    ['10_7.jpg', null],
    ['8.jpg', null],
    ['8_sum.jpg', 8],
    ['IMG_0010_zolc.jpg', 2],
    ['kowalski_jan.jpg', 1],
    ['KOWALSKI.JPG', 1],
    ['JanKowalski.webp', 1],
    ['10_zolc.jpg', 2],
    ['Łucja Żółć 2026.png', 2],
    ['zdjecia/kadra/kowalski.jpg', 1],
    ['nowak-kos.jpg', 3],
    ['NowakKos.jpg', 3],
    ['nowak.jpg', 9],
    ['van_der_berg.jpg', 4],
    ['vanderberg.jpg', 4],
    ['lis.jpg', null],
    ['lis_ewa.jpg', 6],
    ['a.lis.jpg', 5],
    ['15 lis.jpg', 6],
    ['kowalska.jpg', null],
    ['lista.jpg', null],
    ['obrazek.png', null],
    ['.jpg', null],
  ])('%j', (fileName, playerId) => {
    expect(matchPhotos([fileName], SQUAD)).toEqual([{ playerId, kind: 'lineup' }])
  })

  it.each([
    ['10_strzelec.jpg', 1],
    ['Kowalski GOL.png', 1],
    ['scorer-kowalski.png', 1],
    ['gol_gol.jpg', null],
    ['strzelec.jpg', null],
  ])('%j is a photo of a scorer', (fileName, playerId) => {
    const [match] = matchPhotos([fileName], fileName.startsWith('gol') ? [] : SQUAD)
    expect(match).toEqual({ playerId, kind: 'scorer' })
  })

  it('takes a last name for a name, not for a word', () => {
    expect(matchPhotos(['tola gol.jpg', 'gol-strzelec.jpg'], SQUAD)).toEqual([
      { playerId: 10, kind: 'lineup' },
      { playerId: 10, kind: 'scorer' },
    ])
  })

  it('gives a player one photo of each kind, and leaves the next to a person', () => {
    expect(matchPhotos(['10.jpg', 'kowalski.jpg', 'kowalski gol.jpg'], SQUAD)).toEqual([
      { playerId: 1, kind: 'lineup' },
      { playerId: null, kind: 'lineup' },
      { playerId: 1, kind: 'scorer' },
    ])
  })
})
