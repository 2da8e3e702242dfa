import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { runs } from '#testing/property-runs.ts'
import { FORMAT_NAMES, type FormatName } from '../../formats.ts'
import { DATA_KEY_LIST } from '../data-keys.ts'
import { elementsRefusal, newElement } from '../element.ts'
import { ELEMENT_TYPES } from '../element-kinds.ts'
import { LOOK_NAMES } from '../look-name.ts'
import { piecesRefusal } from '../pieces/piece-gate.ts'
import { DIRECTIONS, EDGES } from './arrange.ts'
import { designIn } from './editor-state.ts'
import { type EditedSheet, itemsOf } from './items.ts'
import { movedTo } from './reorder.ts'
import { EditorDriver } from './testing/editor-driver.ts'
import { layoutSheets } from './testing/layout-sheet.ts'

let sheets: Record<FormatName, EditedSheet>
beforeAll(async () => {
  const sheet = await layoutSheets('result')
  sheets = Object.fromEntries(FORMAT_NAMES.map((format) => [format, sheet(format)])) as typeof sheets
})

type Act = (editor: EditorDriver) => unknown

const PIECES = ['score', 'heading', 'date', 'home-crest', 'home-name', 'score-panel', 'scorers-panel', 'home-scorers']
const id = fc.constantFrom('a', 'b', 'c', 'd', ...PIECES.map((name) => `piece:${name}`))
const pixels = fc.integer({ min: -900, max: 900 })

/** What is not on the canvas cannot be taken hold of. */
const onItem = <Rest extends unknown[]>(
  more: fc.Arbitrary<Rest>,
  act: (editor: EditorDriver, one: string, ...rest: Rest) => unknown,
): fc.Arbitrary<Act> =>
  fc.tuple(id, more).map(
    ([one, rest]): Act =>
      (editor) =>
        editor.elements.some((item) => item.id === one) && act(editor, one, ...rest),
  )
const plainly = (act: (editor: EditorDriver, one: string) => unknown) => onItem(fc.tuple(), act)
const withAny = <Value>(values: fc.Arbitrary<Value>, act: (editor: EditorDriver, value: Value) => unknown) =>
  values.map(
    (value): Act =>
      (editor) =>
        act(editor, value),
  )

const STYLES = [
  { opacity: 0.5, color: '#123456' },
  { fontScale: 150, fontWeight: 'bold', letterCase: 'upper' },
  { panelColor: '#abcdef', textAlign: 'right' },
  { arrangement: 'list' },
  { hidden: true },
  { locked: true },
  { condition: 'home', name: 'Hasło' },
]

const operation: fc.Arbitrary<Act> = fc.oneof(
  onItem(fc.tuple(pixels, pixels), (editor, one, x, y) => editor.drag(one, { x, y }, { snap: 6 })),
  onItem(fc.tuple(pixels, pixels), (editor, one, width, height) => editor.resize(one, width, height)),
  onItem(fc.tuple(pixels), (editor, one, angle) => editor.turn(one, angle)),
  onItem(fc.tuple(fc.constantFrom(...STYLES)), (editor, one, style) => editor.set(one, style)),
  onItem(fc.tuple(fc.constantFrom(...DATA_KEY_LIST)), (editor, one, key) => editor.choose(one, key)),
  onItem(fc.tuple(id, id), (editor, ...three) => editor.select(...three)),
  onItem(fc.tuple(fc.nat(20)), (editor, one, gap) => {
    const wanted = movedTo(editor.rows, [one], gap)
    expect(editor.moveRows([one], gap).rows).toEqual(wanted)
  }),
  plainly((editor, one) => editor.up(one)),
  plainly((editor, one) => editor.down(one)),
  plainly((editor, one) => editor.select(one).delete()),
  plainly((editor, one) => editor.restore(one.replace('piece:', ''))),
  withAny(fc.constantFrom(...FORMAT_NAMES), (editor, format) => editor.show(sheets[format])),
  withAny(fc.constantFrom(...LOOK_NAMES), (editor, look) => editor.lay({ look })),
  withAny(fc.boolean(), (editor, hasLayout) => editor.lay({ hasLayout })),
  withAny(fc.constantFrom(...ELEMENT_TYPES), (editor, type) => editor.add(type)),
  withAny(fc.nat(20), (editor, from) => editor.stack([...editor.layers.slice(from), ...editor.layers.slice(0, from)])),
  withAny(fc.constantFrom(...EDGES), (editor, edge) => editor.selectAll().align(edge)),
  withAny(fc.constantFrom(...DIRECTIONS), (editor, way) => editor.selectAll().distribute(way)),
  fc.constantFrom<Act>(
    (editor) => editor.group(),
    (editor) => editor.ungroup(),
    (editor) => editor.copy().paste(),
    (editor) => editor.nudge(-3, 10),
    (editor) => editor.letGo(),
    (editor) => editor.restore(...PIECES),
    (editor) => editor.onlyHere(),
    (editor) => editor.everywhere(),
    (editor) => editor.undo(),
    (editor) => editor.redo(),
  ),
)

const begun = () =>
  new EditorDriver(
    [newElement('text', 'a', 0, ''), newElement('rectangle', 'b', 1, ''), newElement('dynamic', 'c', 2, '')],
    sheets.portrait,
  )
const design = (editor: EditorDriver) => designIn(editor.canvas.editor)
const everywhere = (editor: EditorDriver) => FORMAT_NAMES.map((format) => itemsOf(design(editor), sheets[format]))

it('whatever is done, in whatever format: undone it is the beginning, done again the end, and it can be stored', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
      const editor = begun()
      const [first, stood] = [design(editor), everywhere(editor)]
      for (const act of operations) act(editor)
      const last = design(editor)
      expect(piecesRefusal(last.pieces)).toBeNull()
      expect(elementsRefusal(last.elements)).toBeNull()
      let steps = 0
      for (; editor.canvas.editor.history.past; steps++) editor.undo()
      expect(design(editor)).toBe(first)
      expect(everywhere(editor)).toEqual(stood)
      for (; steps > 0; steps--) editor.redo()
      expect(design(editor)).toBe(last)
    }),
    runs(15),
  )
})
