import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deletionRefusal } from './team-deletion.ts'
import { isSameTeamName } from './team-name.ts'
import { movedTo } from './team-order.ts'

describe('the name of a team', () => {
  it.each([
    ['Łączna', 'łĄCZNA'],
    ['Juniorzy', ' juniorzy '],
    ['Rezerwy', 'rezerwy'],
  ])('%s is the same as %s', (one, other) => expect(isSameTeamName(one, other)).toBe(true))

  it('differs by a letter with an accent', () => expect(isSameTeamName('Łosie', 'Losie')).toBe(false))
})

describe('the order of teams', () => {
  it.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [1, 99, [2, 3, 1]],
  ])('team %i at place %i', (id, place, order) => expect(movedTo([1, 2, 3], id, place)).toEqual(order))

  it('loses nobody and keeps the others as they were', () => {
    const teams = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(teams, fc.nat(), fc.nat(15), (ids, pick, place) => {
        const id = ids[pick % ids.length] as number
        const moved = movedTo(ids, id, place)
        expect(moved.indexOf(id)).toBe(Math.min(place, ids.length - 1))
        expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id))
      }),
    )
  })
})

describe('a team', () => {
  it.each([
    [{ isDefault: true, matches: 0 }, /domyślnej/],
    [{ isDefault: true, matches: 3 }, /domyślnej/],
    [{ isDefault: false, matches: 1 }, /ma mecze/],
  ])('stays: %j', (team, why) => expect(deletionRefusal(team)).toMatch(why))

  it('goes when nothing is its own', () => expect(deletionRefusal({ isDefault: false, matches: 0 })).toBeNull())
})
