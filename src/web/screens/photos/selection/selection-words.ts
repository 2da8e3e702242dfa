import type { PhotosChanged } from '#contract/photo-changes.ts'
import { counted } from '#web/ui/counted.ts'

/** `12 zdjęć`, as what is selected, moved or deleted. */
export const photosWord = (count: number): string => counted(count, ['zdjęcie', 'zdjęcia', 'zdjęć'])
/** `z 12 zdjęć`. */
export const fromPhotos = (count: number): string => counted(count, ['zdjęcia', 'zdjęć', 'zdjęć'])
/** `na 12 zdjęciach`. */
export const onPhotos = (count: number): string => counted(count, ['zdjęciu', 'zdjęciach', 'zdjęciach'])

/** What became of those that were not changed; null: all were. */
export function leftWords(asked: number, { changed, twins }: PhotosChanged): string | undefined {
  const gone = asked - changed - twins
  const words = [
    twins > 0 ? `Są już w tym meczu: ${twins}.` : null,
    gone > 0 ? `Nie ma ich już w bibliotece: ${gone}.` : null,
  ]
  return words.filter(Boolean).join(' ') || undefined
}
