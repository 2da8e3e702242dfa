import { withoutAccents } from '../club/without-accents.ts'

/** Small letters without accents: how two spellings of one word are compared. */
export const foldedText = (text: string): string => withoutAccents(text).toLowerCase()

/** The words of a text, folded; everything but letters and digits parts them. */
export const foldedWords = (text: string): string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? []
