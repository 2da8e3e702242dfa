import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cheapestAssignment } from './cheapest-assignment.ts'

const totalOf = (costs: readonly (readonly number[])[], columns: readonly number[]): number =>
  columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0)

const ordersOf = (columns: readonly number[]): number[][] =>
  columns.length === 0
    ? [[]]
    : columns.flatMap((column) =>
        ordersOf(columns.filter((other) => other !== column)).map((rest) => [column, ...rest]),
      )

it('gives the first row a dearer column when that spares the second more', () => {
  expect(
    cheapestAssignment([
      [1, 2],
      [1, 9],
    ]),
  ).toEqual([1, 0])
})

it('finds what trying every order finds', () => {
  const square = fc
    .integer({ min: 1, max: 5 })
    .chain((size) =>
      fc.array(fc.array(fc.nat(50), { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
    )
  fc.assert(
    fc.property(square, (costs) => {
      const columns = cheapestAssignment(costs)
      expect(columns.toSorted()).toEqual(costs.map((_, index) => index))
      const least = Math.min(...ordersOf(columns).map((order) => totalOf(costs, order)))
      expect(totalOf(costs, columns)).toBe(least)
    }),
  )
})

it('is the same for eleven, whatever they cost', () => {
  const costs = Array.from({ length: 11 }, (_, row) => Array.from({ length: 11 }, (_, column) => (row * column) % 7))
  expect(new Set(cheapestAssignment(costs)).size).toBe(11)
})
