import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../units.ts'
import { applyFormation } from './apply-formation.ts'
import { FORMATION_NAMES, type FormationName } from './formation.ts'
import {
  beginTrial,
  canStartOver,
  canUndo,
  type FormationTrial,
  noteStep,
  startOver,
  tryFormation,
  undoStep,
} from './formation-trial.ts'
import { emptySlots, moveSlot, placePlayer, removePlayer, type Slot, swapSlots } from './slots.ts'

const ELEVEN: Slot[] = emptySlots().map((slot, index) => ({ ...slot, playerId: index + 1 }))

/** The editor without its screen. */
class Editor {
  slots: readonly Slot[]
  trial: FormationTrial
  constructor(slots: readonly Slot[] = ELEVEN) {
    this.slots = slots
    this.trial = beginTrial(slots)
  }
  private take({ trial, slots }: { trial: FormationTrial; slots: readonly Slot[] }): this {
    this.trial = trial
    this.slots = slots
    return this
  }
  press = (name: FormationName) => this.take(tryFormation(this.trial, this.slots, name))
  undo = () => this.take(undoStep(this.trial, this.slots))
  restore = () => this.take(startOver(this.trial, this.slots))
  /** Somebody else, at the same moment. */
  elsewhere = (change: (slots: readonly Slot[]) => readonly Slot[]) =>
    this.take({ trial: this.trial, slots: change(this.slots) })
  byHand = (change: (slots: readonly Slot[]) => readonly Slot[]) =>
    this.take({ trial: noteStep(this.trial, this.slots), slots: change(this.slots) })
  get canUndo() {
    return canUndo(this.trial, this.slots)
  }
  get canRestore() {
    return canStartOver(this.trial, this.slots)
  }
}

const drag = (id: string) => (slots: readonly Slot[]) => moveSlot(slots, id, fraction(0.11), fraction(0.61))
const placesOf = (slots: readonly Slot[]) => new Map(slots.map(({ playerId: _, ...place }) => [place.id, place]))

describe('trying formations', () => {
  it('ends where it began', () => {
    const { slots } = new Editor().press('4-4-2').press('3-4-3').press('5-3-2').press('4-4-2')
    expect(slots).toEqual(ELEVEN)
  })

  it('gives what each gives alone, whatever was tried before', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true }).map(fraction)
    const start = fc.tuple(
      ...ELEVEN.map((slot) => fc.record({ x: share, y: share }).map((spot) => ({ ...slot, ...spot }))),
    )
    const names = fc.array(fc.constantFrom(...FORMATION_NAMES), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(start, names, (slots, tried) => {
        const editor = new Editor(slots)
        for (const name of tried) {
          editor.press(name)
          expect(editor.slots).toEqual(applyFormation(slots, name))
        }
      }),
    )
  })

  it('goes on from what was arranged by hand', () => {
    const dragged = drag('mid-1')(applyFormation(ELEVEN, '3-4-3'))
    const { slots } = new Editor().press('3-4-3').byHand(drag('mid-1')).press('5-3-2').press('4-3-3')
    expect(slots).toEqual(applyFormation(dragged, '4-3-3'))
  })

  it('counts two who changed places as arranged by hand', () => {
    const swap = (slots: readonly Slot[]) => swapSlots(slots, 'def-4', 'mid-4')
    const { slots } = new Editor().press('3-4-3').byHand(swap).press('5-3-2').press('4-4-2')
    expect(slots).toEqual(applyFormation(swap(applyFormation(ELEVEN, '3-4-3')), '4-4-2'))
  })

  it('keeps whom somebody else has placed or taken off meanwhile', () => {
    const place = (slots: readonly Slot[]) => placePlayer(slots, [], 'def-2', 30).slots
    const editor = new Editor().press('3-4-3').elsewhere(place).press('4-4-2')
    expect(editor.slots).toEqual(place(ELEVEN))
    expect(editor.undo().undo().slots).toEqual(place(ELEVEN))
    expect(
      editor
        .press('5-3-2')
        .elsewhere((slots) => removePlayer(slots, 'gk-1'))
        .restore().slots,
    ).toEqual(removePlayer(place(ELEVEN), 'gk-1'))
  })
})

describe('the last step', () => {
  it('is undone, and the one before', () => {
    const editor = new Editor().press('3-4-3').byHand(drag('fwd-1')).press('5-3-2')
    expect(editor.undo().slots).toEqual(drag('fwd-1')(applyFormation(ELEVEN, '3-4-3')))
    expect(editor.undo().slots).toEqual(applyFormation(ELEVEN, '3-4-3'))
    expect([editor.undo().slots, editor.canUndo]).toEqual([ELEVEN, false])
    expect(editor.undo().slots).toEqual(ELEVEN)
  })

  it('undone leaves formations to be tried from what was before it', () => {
    const { slots } = new Editor().press('3-4-3').byHand(drag('fwd-1')).undo().press('4-4-2')
    expect(slots).toEqual(ELEVEN)
  })

  it('may have been a change of places between two', () => {
    const editor = new Editor().byHand((slots) => swapSlots(slots, 'gk-1', 'fwd-1'))
    expect(editor.canUndo).toBe(true)
    expect(editor.undo().slots).toEqual(ELEVEN)
  })

  it('is passed over when it changed nothing', () => {
    const editor = new Editor().press('4-4-2')
    expect([editor.canUndo, editor.canRestore]).toEqual([false, false])
    expect(
      editor
        .press('3-4-3')
        .byHand((slots) => slots)
        .undo().slots,
    ).toEqual(ELEVEN)
  })

  it('may have been the way back to the start', () => {
    const editor = new Editor().press('3-4-3')
    expect(editor.canRestore).toBe(true)
    expect([editor.restore().slots, editor.canRestore]).toEqual([ELEVEN, false])
    expect(editor.undo().slots).toEqual(applyFormation(ELEVEN, '3-4-3'))
  })

  it('leaves the eleven alone that somebody else has put in its place', () => {
    const others = ELEVEN.map((slot) => ({ ...slot, id: `other-${slot.id}` }))
    const editor = new Editor().press('3-4-3').elsewhere(() => others)
    expect([editor.canUndo, editor.canRestore]).toEqual([false, false])
    expect(placesOf(editor.press('5-3-2').slots)).toEqual(placesOf(applyFormation(others, '5-3-2')))
  })
})
