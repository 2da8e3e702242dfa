interface Link<State> {
  readonly state: State
  readonly next: Link<State> | null
}

/** What was, what is, what was undone. Nothing in it is ever changed in place. */
export interface History<State> {
  readonly past: Link<State> | null
  readonly present: State
  readonly future: Link<State> | null
  /** Changes with this name belong to one step, such as the many moves of one drag. */
  readonly gesture: string | null
}

export const beginHistory = <State>(present: State): History<State> => ({
  past: null,
  present,
  future: null,
  gesture: null,
})

export function step<State>(history: History<State>, next: State, gesture: string | null = null): History<State> {
  if (next === history.present) return history
  if (gesture !== null && gesture === history.gesture) return { ...history, present: next, future: null }
  return { past: { state: history.present, next: history.past }, present: next, future: null, gesture }
}

/** What comes next is a step of its own, even under the same name. */
export const endGesture = <State>(history: History<State>): History<State> =>
  history.gesture === null ? history : { ...history, gesture: null }

/** As if the gesture that is under way had never begun. */
export const abandonGesture = <State>(history: History<State>): History<State> =>
  history.gesture === null || !history.past
    ? history
    : { past: history.past.next, present: history.past.state, future: null, gesture: null }

export function undo<State>({ past, present, future, ...history }: History<State>): History<State> {
  if (!past) return { ...history, past, present, future }
  return { past: past.next, present: past.state, future: { state: present, next: future }, gesture: null }
}

export function redo<State>({ past, present, future, ...history }: History<State>): History<State> {
  if (!future) return { ...history, past, present, future }
  return { past: { state: present, next: past }, present: future.state, future: future.next, gesture: null }
}
