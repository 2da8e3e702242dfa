import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { faceWearing } from '../people/faces.ts'
import { seeded } from './random.ts'
import { developed } from './render/develop.ts'
import type { Picture } from './render/picture.ts'
import { onTheSpot } from './scene/details.ts'
import type { Wardrobe } from './scene/dressing.ts'
import { leap } from './scene/match-photos.ts'
import { photographed } from './scene/portrait.ts'
import { surfaceOf } from './solid/mesh.ts'
import { Solid } from './solid/solid.ts'

const [WIDTH, HEIGHT] = [200, 250]
const wardrobe: Wardrobe = {
  body: '#123a7a',
  trim: '#f5a81c',
  keeper: { body: '#157f6b', trim: '#d8f36a' },
  crest: createCanvas(56, 64),
}
const kit = { body: wardrobe.body, trim: wardrobe.trim, number: 9, name: 'Kos', crest: wardrobe.crest }
const portrait = (seed: number) => photographed({ person: faceWearing(9), kit, seed, width: WIDTH, height: HEIGHT })

/** How much neighbours differ, on average, inside a box in shares of the picture. */
function sharpness({ width, height, colours }: Picture, box: readonly [number, number, number, number]): number {
  const [left, top, right, foot] = box
  let [sum, count] = [0, 0]
  for (let y = Math.floor(top * height); y < foot * height - 1; y++)
    for (let x = Math.floor(left * width); x < right * width - 1; x++, count++) {
      const at = 3 * (y * width + x) + 1
      const [here, over, under] = [colours[at] ?? 0, colours[at + 3] ?? 0, colours[at + 3 * width] ?? 0]
      sum += (Math.abs(here - over) + Math.abs(here - under)) / (0.05 + here)
    }
  return sum / count
}

const coverAt = ({ width, cover }: Picture, x: number, y: number) =>
  cover[Math.floor(y * HEIGHT) * width + Math.floor(x * width)]

describe('a portrait', () => {
  const { whole, alone } = portrait(3)

  it('is the same each time, and another with another seed', () => {
    const bytes = (picture: Picture) => developed(picture, {}, false)
    expect(bytes(portrait(3).whole).equals(bytes(whole))).toBe(true)
    expect(bytes(portrait(4).whole).equals(bytes(whole))).toBe(false)
  })

  it('has somebody in the middle, with room over their head, and nobody in the upper corners', () => {
    expect(coverAt(alone, 0.5, 0.35)).toBe(1)
    expect(coverAt(alone, 0.5, 0.95)).toBe(1)
    expect([coverAt(alone, 0.03, 0.05), coverAt(alone, 0.97, 0.05), coverAt(alone, 0.5, 0.03)]).toEqual([0, 0, 0])
    const covered = alone.cover.reduce((sum, share) => sum + share, 0) / alone.cover.length
    expect(covered).toBeGreaterThan(0.3)
    expect(covered).toBeLessThan(0.7)
  })

  it('has soft edges: hair is no wall', () => {
    const partly = alone.cover.filter((share) => share > 0.05 && share < 0.95).length
    expect(partly).toBeGreaterThan(WIDTH)
  })

  it('is sharp in the face and not behind it', () => {
    const face = sharpness(whole, [0.4, 0.25, 0.6, 0.45])
    expect(face).toBeGreaterThan(1.5 * sharpness(whole, [0.02, 0.3, 0.18, 0.5]))
  })
})

it('somebody in the air is in the picture as a whole', () => {
  const who = { person: faceWearing(1), number: 1, name: 'Kos', isKeeper: true }
  const { alone } = leap({ width: 240, height: 160, wardrobe, seed: 5 }, who)
  const edge = (x: number, y: number) => alone.cover[y * 240 + x] ?? 0
  for (let x = 0; x < 240; x++) expect(edge(x, 0) + edge(x, 159)).toBe(0)
  for (let y = 0; y < 160; y++) expect(edge(0, y) + edge(239, y)).toBe(0)
  const covered = alone.cover.reduce((sum, share) => sum + share, 0) / alone.cover.length
  expect(covered).toBeGreaterThan(0.05)
})

it('a picture without people is full to its edges', () => {
  const picture = onTheSpot({ width: 180, height: 120, wardrobe, seed: 2 })
  expect(picture.cover.every((share) => share > 0.99)).toBe(true)
  expect(picture.colours.every((light) => Number.isFinite(light) && light >= 0)).toBe(true)
})

describe('a solid', () => {
  it('becomes a surface that is closed and lies where the distance is nought', () => {
    const solid = new Solid().ball([0, 0, 0], 5).cone([0, 0, 0], [0, 9, 0], 2, 2, { soft: 1 })
    const { positions, triangles } = surfaceOf(solid, 0.5)
    for (let at = 0; at < positions.length; at += 3)
      expect(Math.abs(solid.distance(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0))).toBeLessThan(
        0.2,
      )
    const edges = new Map<string, number>()
    for (let at = 0; at < triangles.length; at += 3)
      for (const [from, to] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const ends = [triangles[at + from] ?? 0, triangles[at + to] ?? 0].sort((one, other) => one - other).join()
        edges.set(ends, (edges.get(ends) ?? 0) + 1)
      }
    expect([...edges.values()].every((count) => count === 2)).toBe(true)
  })

  it('passes over no part that matters', () => {
    const solid = new Solid().ball([0, 0, 0], [9, 2, 2]).ball([6, 3, 0], [1, 4, 1], { soft: 2 })
    const random = seeded(1)
    let before = solid.distance(-12, 1, 0)
    for (let x = -12; x < 12; x += 0.02) {
      const here = solid.distance(x, 1, random() * 0.001)
      expect(Math.abs(here - before), `at ${x}`).toBeLessThan(0.12)
      before = here
    }
  })
})
