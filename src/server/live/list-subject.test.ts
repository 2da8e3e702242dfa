import { expect, it } from 'vitest'
import { listSubject, mergedSubject, readListSubject } from './list-subject.ts'

it('a list is named with what of it is concerned, or alone', () => {
  for (const subject of [{ list: 'photos', ids: [7, 12] }, { list: 'players' }]) {
    expect(readListSubject(listSubject(subject))).toEqual(subject)
  }
})

it('several entries of a list are one, about all that they name; about anything if one of them is', () => {
  const read = ['photos 7 12', 'players', 'photos 12 3'].map(readListSubject)
  expect(mergedSubject(read, 'photos')).toEqual({ list: 'photos', ids: [7, 12, 3] })
  expect(mergedSubject(read, 'players')).toEqual({ list: 'players' })
  expect(mergedSubject([...read, readListSubject('photos')], 'photos')).toEqual({ list: 'photos' })
})
