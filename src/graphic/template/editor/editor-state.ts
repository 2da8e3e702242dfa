import type { DataKey } from '../data-keys.ts'
import type { TemplateElement } from '../element.ts'
import type { Box, Size } from '../element-box.ts'
import type { ElementType } from '../element-kinds.ts'
import { withCopies } from './copies.ts'
import type { TemplateDesign } from './design.ts'
import { type Change, type NewId, roomFor, withChange, withNew, without, withPicture } from './edit-elements.ts'
import { abandonGesture, beginHistory, endGesture, type History, redo, step, undo } from './history.ts'
import { type EditedSheet, type Items, itemsOf } from './items.ts'
import { inPlaceOf, isStillInPlaceOf, pieceShowing } from './take-over.ts'
import { type Scope, written } from './written.ts'

/** What is on the canvas, how it came to be, and what is chosen. Choosing is no step of the history. */
export interface EditorState {
  readonly history: History<TemplateDesign>
  readonly selected: readonly string[]
  readonly sheet: EditedSheet
  readonly scope: Scope
}

export const openEditor = (design: TemplateDesign, sheet: EditedSheet): EditorState => ({
  history: beginHistory(design),
  selected: [],
  sheet,
  scope: 'all',
})

export const designIn = ({ history }: EditorState): TemplateDesign => history.present

/** What stands on the sheet that is on the screen. */
export const elementsOf = ({ history, sheet }: EditorState): Items => itemsOf(history.present, sheet)

/** What is gone is no longer chosen. */
function settled(state: EditorState): EditorState {
  const there = new Set(elementsOf(state).map(({ id }) => id))
  return state.selected.every((id) => there.has(id))
    ? state
    : { ...state, selected: state.selected.filter((id) => there.has(id)) }
}

const withHistory = (state: EditorState, history: History<TemplateDesign>): EditorState =>
  history === state.history ? state : settled({ ...state, history })

export const onSheet = (state: EditorState, sheet: EditedSheet): EditorState => settled({ ...state, sheet })

/** One step; changes of one gesture are one step together. */
export const redesign = (
  state: EditorState,
  recipe: (design: TemplateDesign) => TemplateDesign,
  gesture: string | null = null,
): EditorState => withHistory(state, step(state.history, recipe(designIn(state)), gesture))

/** A change of what stands on the sheet, written to where it belongs. */
export function edit(state: EditorState, recipe: (items: Items) => Items, gesture: string | null = null): EditorState {
  const before = elementsOf(state)
  const writing = { format: state.sheet.format, scope: state.scope }
  return redesign(state, (design) => written(design, before, recipe(before), writing), gesture)
}

export const rest = (state: EditorState): EditorState => withHistory(state, endGesture(state.history))
export const abandoned = (state: EditorState): EditorState => withHistory(state, abandonGesture(state.history))
export const undone = (state: EditorState): EditorState => withHistory(state, undo(state.history))
export const redone = (state: EditorState): EditorState => withHistory(state, redo(state.history))

export const select = (state: EditorState, ids: readonly string[]): EditorState => ({ ...state, selected: ids })

export const toggle = (state: EditorState, id: string): EditorState =>
  select(state, state.selected.includes(id) ? state.selected.filter((other) => other !== id) : [...state.selected, id])

export const selectAll = (state: EditorState): EditorState =>
  select(
    state,
    elementsOf(state)
      .filter(({ locked, hidden }) => !locked && !hidden)
      .map(({ id }) => id),
  )

export function add(state: EditorState, type: ElementType, id: string, background: string): EditorState {
  if (roomFor(elementsOf(state)) === 0) return state
  return select(
    edit(state, (items) => withNew(items, type, id, background)),
    [id],
  )
}

export const addPicture = (state: EditorState, id: string, src: string, box: Box, canvas: Size): EditorState =>
  select(
    edit(state, (items) => withPicture(items, id, src, box, canvas)),
    [id],
  )

/** A dynamic element that nobody moved goes on to where its new datum stood. */
export function chooseDatum(state: EditorState, id: string, dataKey: DataKey): EditorState {
  const design = designIn(state)
  const element = elementsOf(state).find((item) => item.id === id)
  if (element?.type !== 'dynamic') return state
  const elements = design.elements.filter((other) => other.id !== id)
  const others = itemsOf({ ...design, elements }, state.sheet)
  const [old, next] = [pieceShowing(others, element.dataKey), pieceShowing(others, dataKey)]
  const follows = old && next && isStillInPlaceOf(element, old, element.dataKey)
  const change = { dataKey, ...(follows ? inPlaceOf(next, dataKey) : {}) }
  return edit(state, (items) => withChange(items, [id], change))
}

/** Everything that is chosen, in one step; what is locked stays as it is. */
export const changeSelected = (state: EditorState, change: Change, gesture: string | null = null): EditorState =>
  edit(state, (items) => withChange(items, openIds(state), change), gesture)

/** What is locked stays, unless it is meant by its name. */
export const remove = (state: EditorState, ids: readonly string[]): EditorState =>
  edit(state, (items) => without(items, ids))

export const removeSelected = (state: EditorState): EditorState => remove(state, openIds(state))

export const selectedElements = (state: EditorState): Items =>
  elementsOf(state).filter(({ id }) => state.selected.includes(id))

/** As they are stored: the same in every format, whichever is on the screen. */
export const selectedStored = (state: EditorState): readonly TemplateElement[] =>
  designIn(state).elements.filter(({ id }) => state.selected.includes(id))

const openIds = (state: EditorState): string[] =>
  selectedElements(state)
    .filter(({ locked }) => !locked)
    .map(({ id }) => id)

interface Pasted {
  state: EditorState
  /** The copies' names by the names of what was copied. */
  ids: ReadonlyMap<string, string>
}

export function withPasted(
  state: EditorState,
  copied: readonly TemplateElement[],
  newId: NewId,
  gesture: string | null = null,
): Pasted {
  const { design, ids } = withCopies(designIn(state), elementsOf(state), copied, newId)
  if (ids.size === 0) return { state, ids }
  return {
    state: select(
      redesign(state, () => design, gesture),
      [...ids.values()],
    ),
    ids,
  }
}

export const paste = (state: EditorState, copied: readonly TemplateElement[], newId: NewId): EditorState =>
  withPasted(state, copied, newId).state
