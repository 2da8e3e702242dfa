import type { ElementType } from '../element-kinds.ts'
import { type NewId, roomFor, withCopies, withNew, without } from './edit-elements.ts'
import { abandonGesture, beginHistory, endGesture, type History, redo, step, undo } from './history.ts'
import type { Elements } from './layers.ts'

/** What is on the canvas, how it came to be, and what is chosen. Choosing is no step of the history. */
export interface EditorState {
  readonly history: History<Elements>
  readonly selected: readonly string[]
}

export const openEditor = (elements: Elements): EditorState => ({ history: beginHistory(elements), selected: [] })

export const elementsOf = ({ history }: EditorState): Elements => history.present

const withHistory = (state: EditorState, history: History<Elements>): EditorState => {
  if (history === state.history) return state
  const there = new Set(history.present.map(({ id }) => id))
  const isWhole = state.selected.every((id) => there.has(id))
  return { history, selected: isWhole ? state.selected : state.selected.filter((id) => there.has(id)) }
}

/** One step; changes of one gesture are one step together. */
export const edit = (
  state: EditorState,
  recipe: (elements: Elements) => Elements,
  gesture: string | null = null,
): EditorState => withHistory(state, step(state.history, recipe(elementsOf(state)), gesture))

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
    edit(state, (elements) => withNew(elements, type, id, background)),
    [id],
  )
}

/** What is locked stays, unless it is meant by its name. */
export const remove = (state: EditorState, ids: readonly string[]): EditorState =>
  edit(state, (elements) => without(elements, ids))

export const removeSelected = (state: EditorState): EditorState =>
  remove(
    state,
    selectedElements(state)
      .filter(({ locked }) => !locked)
      .map(({ id }) => id),
  )

export const selectedElements = (state: EditorState): Elements =>
  elementsOf(state).filter(({ id }) => state.selected.includes(id))

export function paste(state: EditorState, copied: Elements, newId: NewId): EditorState {
  const { elements, ids } = withCopies(elementsOf(state), copied, newId)
  return ids.length === 0
    ? state
    : select(
        edit(state, () => elements),
        ids,
      )
}
