import { describe, expect, it } from 'vitest'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { pairs, someOf } from '#testing/property-runs.ts'
import { FORMAT_NAMES, FORMATS, type FormatName } from '../formats.ts'
import { type DataValue, isEmptyValue } from '../scene/data-values.ts'
import { elementNodes } from '../scene/element-nodes.ts'
import type { SceneNode } from '../scene/node.ts'
import { DATA_KEY_LIST, type DataKey, isFilledOn } from '../template/data-keys.ts'
import { restoreElements } from '../template/element.ts'
import { LOOK_NAMES, type LookName } from '../template/look-name.ts'
import { goal, matchAfter, sampleMatch } from '../testing/sample-match.ts'
import { drawn } from '../testing/sample-scene.ts'
import type { DrawnKind } from './kind.ts'
import { KIND_NAMES, type KindName } from './kinds.ts'

const GOALS = sampleMatch('goal').events

/** States in which a kind shows different pieces. */
const STATES: ReadonlyArray<[string, KindName, ShownMatch]> = [
  ...KIND_NAMES.map((kind): [string, KindName, ShownMatch] => [kind, kind, sampleMatch(kind)]),
  ['goal of nobody', 'goal', matchAfter([...GOALS, goal('n', "70'", null, { side: 'ours', at: 1 })])],
  ['own goal', 'goal', matchAfter([...GOALS, goal('n', "70'", null, { side: 'ours', kind: 'ownGoal', at: 1 })])],
  ["opponent's goal with its minute", 'opponent-goal', matchAfter([...GOALS, goal('n', "70'", null, { at: 1 })])],
  ['result of one side', 'result', matchAfter([goal('n', "70'", 9)])],
  ['result without goals', 'result', matchAfter([])],
]

/** Lists of teams stay whole, whichever of them an element of the template shows. */
const LISTS: readonly KindName[] = ['table', 'fixtures', 'round']
const ONE_OF_MANY: readonly DataKey[] = [
  ...(['home_team', 'away_team', 'home_crest', 'away_crest', 'club_crest', 'opponent_crest', 'time'] as const),
]

const letters = (words: string): string => words.toLocaleLowerCase('pl').replaceAll(/[\s\u00a0;]/g, '')

/** A short value stands for itself; a longer one can also be part of a line. */
function tells(node: SceneNode, value: DataValue): boolean {
  if (typeof value === 'object') return node.kind === 'image' && node.src === value.src
  if (node.kind !== 'text') return false
  const [said, wanted] = [letters(node.text), letters(value)]
  return wanted.length > 3 ? said.includes(wanted) : said === wanted
}

function builtInTwins({ scene, values }: DrawnKind, key: DataKey, look: LookName, format: FormatName): SceneNode[] {
  const value = values[key]
  if (value === undefined || isEmptyValue(value)) return []
  const elements = restoreElements([{ type: 'dynamic', id: 'e', dataKey: key, x: 1, y: 1, width: 20, height: 20 }])
  const { nodes } = scene({ background: null, isOwnBackground: true, look, elements }, format)
  return nodes
    .slice(0, nodes.length - elements.flatMap((element) => elementNodes(element, values, FORMATS[format])).length)
    .filter((node) => tells(node, value))
}

describe.each(STATES)('%s', (_, kind, state) => {
  it.each([true, false])('what an element shows stands nowhere else (home: %s)', async (isHome) => {
    const made = await drawn(kind, { ...state, isHome, competition: 'IV liga, 12. kolejka' })
    const inList = LISTS.includes(kind) ? ONE_OF_MANY : []
    const keys = DATA_KEY_LIST.filter((key) => isFilledOn(key, kind) && !inList.includes(key))
    for (const [look, format] of someOf(pairs(LOOK_NAMES, FORMAT_NAMES), 3)) {
      for (const key of keys) expect(builtInTwins(made, key, look, format), `${key} ${look} ${format}`).toEqual([])
    }
  })
})

it('a twin would be found', async () => {
  const { scene, values } = await drawn('goal')
  const { nodes } = scene({ background: null, isOwnBackground: true, look: 'poster', elements: [] }, 'story')
  for (const key of ['scorer_name', 'home_scorer', 'home_team', 'club_crest', 'score', 'scorer_photo'] as const) {
    expect(
      nodes.some((node) => tells(node, values[key] ?? '')),
      key,
    ).toBe(true)
  }
})
