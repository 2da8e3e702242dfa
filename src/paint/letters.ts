import type { TextNode } from '#graphic/scene/node.ts'

/** Width of a text in em of the given face and weight. */
export type Measure = (text: string, node: Pick<TextNode, 'face' | 'weight'>) => number

export interface Letter {
  text: string
  x: number
}

/** Letters that join, or run from right to left, cannot be set one by one. */
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u

const segmenter = new Intl.Segmenter('pl', { granularity: 'grapheme' })

export const lettersOf = (text: string): string[] =>
  JOINED.test(text) ? [text] : Array.from(segmenter.segment(text), ({ segment }) => segment)

/** With the space between letters, and none after the last: a line in the middle is in the middle. */
export const spacedMeasure =
  (measure: Measure, spacing: number): Measure =>
  (text, node) =>
    text === '' ? 0 : measure(text, node) + spacing * (lettersOf(text).length - 1)

/** Where each letter of a line begins, in em. Kerning stays: it is in the width of a letter together with those before it. */
export function letterPlaces(text: string, node: TextNode, measure: Measure): Letter[] {
  let before = ''
  return lettersOf(text).map((letter) => {
    before += letter
    return { text: letter, x: measure(before, node) - measure(letter, node) }
  })
}
