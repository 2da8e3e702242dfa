import { createHash } from 'node:crypto'
import type { Scene, SceneNode } from '../scene/node.ts'

/** Of the scene's nodes, in their order, so many that belong together. */
export interface Group {
  name: string
  count: number
}

interface WrittenGroup {
  name: string
  /** One for each of its nodes. */
  lines: readonly string[]
}

export interface WrittenScene {
  /** All of it besides its nodes. */
  frame: string
  groups: readonly WrittenGroup[]
}

/** To a hundredth of a pixel: less is not seen, and would differ by the order of two additions. */
const rounded = (value: number): string => {
  const hundredths = Math.round(value * 100) / 100
  return String(Object.is(hundredths, -0) ? 0 : hundredths)
}

/** What needs no quotes to be read as one word. */
const PLAIN = /^[^\s",{}[\]|]+$/

/** A longer list, or a picture within its address, is named by its content: it says that it is another one. */
const LONGEST = 160

const nameOf = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 8)

const wordOf = (value: string): string => {
  if (value.startsWith('data:')) return `${value.slice(0, value.indexOf(',') + 1)}${nameOf(value)}`
  return PLAIN.test(value) ? value : JSON.stringify(value)
}

function listOf(values: readonly unknown[]): string {
  const list = `[${values.map(written).join(' | ')}]`
  return list.length > LONGEST ? `[${values.length} of ${nameOf(list)}]` : list
}

/** Anything at all, so that what a node is given tomorrow is written too. */
function written(value: unknown): string {
  if (typeof value === 'number') return rounded(value)
  if (typeof value === 'string') return wordOf(value)
  if (typeof value === 'function') return `function:${value.name}`
  if (Array.isArray(value)) return listOf(value)
  if (typeof value === 'object' && value) return `{${propertiesOf(value)}}`
  return String(value)
}

/** Words and pictures say at once which node it is. */
const FIRST = ['text', 'src', 'to']

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  FIRST.indexOf(other) - FIRST.indexOf(one) || (one < other ? -1 : 1)

/** By their names: in which order an object was put together is no matter of the painter's. */
const propertiesOf = (value: object): string =>
  Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(byName)
    .map(([name, one]) => (one === true ? name : `${name} ${written(one)}`))
    .join(', ')

function lineOf({ kind, x, y, width, height, ...more }: SceneNode): string {
  const place = `${rounded(x)},${rounded(y)} ${rounded(width)}×${rounded(height)}`
  return `${kind} ${place} ${propertiesOf(more)}`.trimEnd()
}

/** The groups are all of the scene's nodes, in their order. */
export function writeScene({ nodes, width, height, ...more }: Scene, groups: readonly Group[]): WrittenScene {
  const counted = groups.reduce((sum, { count }) => sum + count, 0)
  if (counted !== nodes.length) throw new Error(`${nodes.length} nodes, of which ${counted} belong to a group`)
  let at = 0
  const written = groups.map(({ name, count }) => {
    const lines = nodes.slice(at, at + count).map(lineOf)
    at += count
    return { name, lines }
  })
  return { frame: `${width}×${height} ${propertiesOf(more)}`.trimEnd(), groups: written }
}

const theSame = (from: number, count: number): string =>
  `${count === 1 ? from + 1 : `${from + 1} to ${from + count}`}: the same`

/** Lines that are the very same in another group, in the same order, are named by their numbers there. */
function linesLike(lines: readonly string[], others: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < lines.length; ) {
    const from = others.indexOf(lines[at] as string)
    let run = 0
    while (from >= 0 && at + run < lines.length && lines[at + run] === others[from + run]) run++
    found.push(run > 0 ? theSame(from, run) : (lines[at] as string))
    at += Math.max(1, run)
  }
  return found
}

function groupText({ name, lines }: WrittenGroup, like: WrittenGroup | undefined): string {
  if (like && lines.join('\n') === like.lines.join('\n')) return `${name}: the same`
  return [name, ...linesLike(lines, like?.lines ?? []).map((line) => `  ${line}`)].join('\n')
}

/** All of it; what is the very same in the scene that it is compared with is not written again. */
export const sceneText = ({ frame, groups }: WrittenScene, like?: WrittenScene): string =>
  [
    frame,
    ...groups.map((group) =>
      groupText(
        group,
        like?.groups.find(({ name }) => name === group.name),
      ),
    ),
  ].join('\n')
