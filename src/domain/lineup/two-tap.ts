export const TOUCH_CONFIRM_MS = 3000

/** Choosing from the picker: where a finger may miss, the first tap only marks. */
export interface PickState {
  markedId: number | null
  /** Moment of the marking tap. */
  markedAt: number
  pickedId: number | null
}

export type PickEvent =
  | { type: 'tap'; playerId: number; at: number; isTouch: boolean }
  | { type: 'tick'; at: number }
  | { type: 'reset' }

export const NOTHING_PICKED: PickState = { markedId: null, markedAt: 0, pickedId: null }

const isMarkFresh = ({ markedAt }: PickState, at: number): boolean => at >= markedAt && at - markedAt < TOUCH_CONFIRM_MS

export function pickPlayer(state: PickState, event: PickEvent): PickState {
  switch (event.type) {
    case 'tap': {
      const isSecond = state.markedId === event.playerId && isMarkFresh(state, event.at)
      if (!event.isTouch || isSecond) return { ...NOTHING_PICKED, pickedId: event.playerId }
      return { markedId: event.playerId, markedAt: event.at, pickedId: null }
    }
    case 'tick':
      return state.markedId !== null && !isMarkFresh(state, event.at) ? NOTHING_PICKED : state
    case 'reset':
      return NOTHING_PICKED
  }
}
