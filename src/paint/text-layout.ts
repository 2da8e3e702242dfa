import { capHeightOf } from '#graphic/scene/faces.ts'
import type { TextNode } from '#graphic/scene/node.ts'
import { type Letter, letterPlaces, type Measure, spacedMeasure } from './letters.ts'

export interface TextLine {
  text: string
  x: number
  baseline: number
  width: number
  /** Where each is drawn by itself. */
  letters?: readonly Letter[]
}

export interface TextLayout {
  size: number
  lines: readonly TextLine[]
}

const SMALLEST_SIZE = 4
const STEP = 0.94
const NARROWER = 0.97

type Sized = (text: string) => number

interface Wrapped {
  size: number
  lines: readonly string[]
}

/** Cuts a word that is wider than a whole line, letter by letter. */
function breakWord(word: string, width: number, widthOf: Sized): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part && widthOf(part + letter) > width) {
      parts.push(part)
      part = letter
    } else part += letter
  }
  return part ? [...parts, part] : parts
}

/** Pieces between which a line may end: after a space or a hyphen. */
const pieces = (paragraph: string): string[] => paragraph.split(/(?<=[ \t-])/).filter(Boolean)

function wrapParagraph(paragraph: string, width: number, widthOf: Sized, mayBreakWords: boolean): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(paragraph)) {
    const word = piece.trimEnd()
    if (widthOf(line + word) <= width) {
      line += piece
      continue
    }
    if (line) lines.push(line.trimEnd())
    line = piece
    if (widthOf(word) <= width) continue
    if (!mayBreakWords) return null
    const parts = breakWord(word, width, widthOf)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, line.trimEnd()]
}

function wrap(node: TextNode, size: number, width: number, measure: Measure, mayBreakWords: boolean): string[] | null {
  const widthOf: Sized = (text) => measure(text, node) * size
  const lines: string[] = []
  for (const paragraph of node.text.split('\n')) {
    const wrapped = wrapParagraph(paragraph, width, widthOf, mayBreakWords)
    if (!wrapped) return null
    lines.push(...wrapped)
  }
  return lines
}

/** Between two parts of a text; at the end of a line the break itself parts them. */
const SEPARATOR_AT_END = /^· | ·$/g

/** As many lines as are wanted, of about one length. */
function evened(node: TextNode, { size, lines }: Wrapped, measure: Measure, wanted: number): string[] {
  let even = [...lines]
  for (let narrower = innerOf(node).width * NARROWER; narrower > size; narrower *= NARROWER) {
    const next = wrap(node, size, narrower, measure, false)
    if (!next || next.length > wanted) break
    even = next
  }
  return even.map((line) => line.replaceAll(SEPARATOR_AT_END, ''))
}

/**
 * The largest size that fits. First the text keeps its own lines and shrinks to `minSize`; then it wraps, as large as
 * its lines allow; a text too long even for that goes on shrinking, and breaks words: one that keeps them at the very end.
 * It is never cut. Texts that belong together keep their own lines, or wrap, all of them.
 */
export function layOutText(node: TextNode, unspaced: Measure): TextLayout {
  const measure = node.spacing ? spacedMeasure(unspaced, node.spacing) : unspaced
  const together = [node.text, ...(node.peers ?? [])].map((text) => ({ ...node, text }))
  const unwrapped = Math.min(...together.map((one) => unwrappedSize(one, measure)))
  if (unwrapped >= node.minSize || node.text === '') return place(node, node.text.split('\n'), unwrapped, measure)
  const size = Math.min(...together.map((one) => wrappedIn(one, measure).size))
  const [own, ...others] = together.map((one) => wrappedIn({ ...one, size }, measure)) as [Wrapped, ...Wrapped[]]
  if (!node.keepsWords) return place(node, own.lines, size, measure)
  const wanted = Math.max(own.lines.length, ...(node.sharesLines ? others.map(({ lines }) => lines.length) : []))
  return place(node, evened(node, own, measure, wanted), size, measure)
}

function innerOf({ width, height, padding = 0 }: TextNode) {
  return { width: Math.max(1, width - 2 * padding), height: Math.max(1, height - 2 * padding) }
}

const sizeByHeight = (node: TextNode): number => innerOf(node).height / (node.text.split('\n').length * node.lineHeight)

function unwrappedSize(node: TextNode, measure: Measure): number {
  const widest = Math.max(1e-6, ...node.text.split('\n').map((line) => measure(line, node)))
  return Math.min(node.size, innerOf(node).width / widest, sizeByHeight(node))
}

function wrappedIn(node: TextNode, measure: Measure): Wrapped {
  const { width, height } = innerOf(node)
  const ownLines = node.text.split('\n')
  for (let size = Math.min(node.size, sizeByHeight(node)); size > SMALLEST_SIZE; size *= STEP) {
    const isDesperate = size < node.minSize * 0.6
    const lines = wrap(node, size, width, measure, isDesperate && !node.keepsWords)
    if (!lines || lines.length * size * node.lineHeight > height) continue
    if (lines.length <= Math.max(node.maxLines, ownLines.length) || size < node.minSize) return { size, lines }
  }
  return { size: SMALLEST_SIZE, lines: wrap(node, SMALLEST_SIZE, width, measure, true) ?? ownLines }
}

function place(node: TextNode, texts: readonly string[], size: number, measure: Measure): TextLayout {
  const padding = node.padding ?? 0
  const lineBox = size * node.lineHeight
  const spare = node.height - 2 * padding - texts.length * lineBox
  const top = node.y + padding + { top: 0, middle: spare / 2, bottom: spare }[node.vertical]
  const toBaseline = (lineBox + capHeightOf(node.face) * size) / 2
  const lines = texts.map((text, index) => {
    const width = measure(text, node) * size
    const slack = node.width - 2 * padding - width
    const x = node.x + padding + { left: 0, center: slack / 2, right: slack }[node.align]
    // On a whole pixel: the foot of each letter is sharp, in every engine alike.
    const line = { text, x, baseline: Math.round(top + index * lineBox + toBaseline), width }
    if (!node.spacing) return line
    return {
      ...line,
      letters: letterPlaces(text, node, measure).map((letter) => ({ ...letter, x: x + letter.x * size })),
    }
  })
  return { size, lines }
}
