import { expect, it } from 'vitest'
import { diskBytes, diskSpace, NO_DISK, reserveOf, withoutFiles } from './disk-space.ts'

const [MEGABYTE, GIGABYTE] = [1024 ** 2, 1024 ** 3]
const of = (free: number, total: number, reserve?: number) => diskSpace(async () => ({ free, total }), reserve)

it.each([
  ['a small disk', 10 * GIGABYTE, 512 * MEGABYTE],
  ['a disk of a club', 100 * GIGABYTE, 2 * GIGABYTE],
  ['a very large one', 4_000 * GIGABYTE, 5 * GIGABYTE],
])('of %s a share is kept free', async (_, total, reserve) => {
  expect(reserveOf(total)).toBe(reserve)
  expect(await of(reserve + 100, total).hasRoomFor(100)).toBe(true)
  expect(await of(reserve + 100, total).hasRoomFor(101)).toBe(false)
})

it('as much is kept free as the settings say, also nothing', async () => {
  expect(await of(150, GIGABYTE, 100).hasRoomFor(50)).toBe(true)
  expect(await of(150, GIGABYTE, 100).hasRoomFor(51)).toBe(false)
  expect(await of(150, GIGABYTE, 0).hasRoomFor(150)).toBe(true)
})

it('where files are kept elsewhere the disk bounds none', async () => {
  expect(await withoutFiles(of(0, GIGABYTE)).hasRoomFor(GIGABYTE)).toBe(true)
  expect(await withoutFiles(of(0, GIGABYTE)).isFull()).toBe(true)
  expect([await NO_DISK.hasRoomFor(GIGABYTE), await NO_DISK.isFull()]).toEqual([true, false])
})

it('a real disk is measured', async () => {
  const { free, total } = await diskBytes('.')
  expect(free).toBeGreaterThan(0)
  expect(total).toBeGreaterThanOrEqual(free)
})
