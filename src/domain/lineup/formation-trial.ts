import { applyFormation } from './apply-formation.ts'
import type { FormationName } from './formation.ts'
import type { Slot } from './slots.ts'

type Slots = readonly Slot[]

interface Step {
  slots: Slots
  start: Slots
}

/** Trying formations: each is applied to the eleven as it was last arranged by hand, not to what the last one made of it. */
export interface FormationTrial {
  opened: Slots
  start: Slots
  /** As they stood after the last step here; what differs from it was moved by hand, here or by somebody else. */
  shown: Slots
  past: readonly Step[]
}

interface Tried {
  trial: FormationTrial
  slots: Slots
}

export const beginTrial = (slots: Slots): FormationTrial => ({ opened: slots, start: slots, shown: slots, past: [] })

const withId = (slots: Slots, id: string): Slot | undefined => slots.find((slot) => slot.id === id)
const isSamePlace = (one: Slot, other: Slot | undefined): boolean =>
  one.type === other?.type && one.x === other.x && one.y === other.y

/** A slot that moved or a player who changed slots; somebody new on the pitch is none. */
const isRearranged = (before: Slots, now: Slots): boolean =>
  now.some((slot) => {
    const { playerId } = slot
    const stood = playerId === null ? undefined : before.find((other) => other.playerId === playerId)
    return !isSamePlace(slot, withId(before, slot.id)) || (stood !== undefined && stood.id !== slot.id)
  })

/** The places of one in the order of it, the players of the other. */
const placedAs = (slots: Slots, arrangement: Slots): Slots =>
  arrangement.flatMap((place) => {
    const slot = withId(slots, place.id)
    return slot ? [{ ...place, playerId: slot.playerId }] : []
  })

const playersOf = (slots: Slots): string =>
  slots
    .flatMap(({ playerId }) => playerId ?? [])
    .toSorted()
    .join()

/** As they stood, and with the players where they were unless somebody has come or gone meanwhile. */
const arrangedAs = (slots: Slots, before: Slots): Slots => {
  if (before.some(({ id }) => !withId(slots, id))) return slots
  return playersOf(slots) === playersOf(before) ? before : placedAs(slots, before)
}

/** To be called before a step: where undoing it leads to. */
export function noteStep(trial: FormationTrial, slots: Slots): FormationTrial {
  const start = isRearranged(trial.shown, slots) ? slots : trial.start
  return { ...trial, start, shown: slots, past: [...trial.past, { slots, start }] }
}

export function tryFormation(before: FormationTrial, slots: Slots, name: FormationName): Tried {
  const trial = noteStep(before, slots)
  const shown = applyFormation(placedAs(slots, trial.start), name)
  return { trial: { ...trial, shown }, slots: shown }
}

/** Back to the eleven as it was when the editor was opened; a step like any other. */
export function startOver(before: FormationTrial, slots: Slots): Tried {
  const shown = arrangedAs(slots, before.opened)
  return { trial: { ...noteStep(before, slots), start: shown, shown }, slots: shown }
}

/** How many steps back there was another arrangement: a drag that was called off left a step that changed nothing. */
const lastOther = ({ past }: FormationTrial, slots: Slots): number =>
  past.findLastIndex((step) => isRearranged(slots, arrangedAs(slots, step.slots)))

export const canUndo = (trial: FormationTrial, slots: Slots): boolean => lastOther(trial, slots) !== -1

export const canStartOver = ({ opened }: FormationTrial, slots: Slots): boolean =>
  isRearranged(slots, arrangedAs(slots, opened))

export function undoStep(trial: FormationTrial, slots: Slots): Tried {
  const index = lastOther(trial, slots)
  const step = trial.past[index]
  if (!step) return { trial, slots }
  const shown = arrangedAs(slots, step.slots)
  return { trial: { ...trial, start: step.start, shown, past: trial.past.slice(0, index) }, slots: shown }
}
