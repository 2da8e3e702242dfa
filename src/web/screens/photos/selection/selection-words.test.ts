import { expect, it } from 'vitest'
import { fromPhotos, leftWords, onPhotos, photosWord } from './selection-words.ts'

it.each([
  [1, '1 zdjęcie', '1 zdjęcia', '1 zdjęciu'],
  [3, '3 zdjęcia', '3 zdjęć', '3 zdjęciach'],
  [12, '12 zdjęć', '12 zdjęć', '12 zdjęciach'],
])('%i is said in the case that its sentence asks for', (count, ...words) => {
  expect([photosWord(count), fromPhotos(count), onPhotos(count)]).toEqual(words)
})

it('says what became of those that were not changed, and nothing where all were', () => {
  expect(leftWords(5, { changed: 5, twins: 0 })).toBeUndefined()
  expect(leftWords(5, { changed: 3, twins: 2 })).toBe('Są już w tym meczu: 2.')
  expect(leftWords(5, { changed: 1, twins: 3 })).toBe('Są już w tym meczu: 3. Nie ma ich już w bibliotece: 1.')
})
