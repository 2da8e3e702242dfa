import { createCanvas } from '@napi-rs/canvas'
import { expect, it, vi } from 'vitest'
import { matchAfter, SAMPLE_CATALOGUE, SQUAD } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { paintPart } from '#paint/painter.ts'
import type { Surface } from '#paint/surface.ts'
import { readNothing, readSamplePicture } from '#server/testing/sample-pictures.ts'
import { prepareScene } from './render-scene.ts'

const [keeper, ...others] = SQUAD.slice(0, 11)

it.each([
  ['with all photos', SQUAD.slice(0, 11), readSamplePicture],
  ['with a photo that was never given', [{ ...keeper, lineupImage: null }, ...others], readSamplePicture],
  ['with photos that cannot be loaded', SQUAD.slice(0, 11), readNothing],
] as const)("each player's number is drawn once %s", async (_, eleven, read) => {
  const scene = await sampleScene('lineup', 'broadcast', {
    match: matchAfter([], { benchPlayers: [] }),
    catalogue: { ...SAMPLE_CATALOGUE, players: eleven as typeof SQUAD },
  })
  const surface = createCanvas(scene.width, scene.height).getContext('2d')
  const drawn = vi.spyOn(surface, 'fillText')
  paintPart(surface as unknown as Surface, scene, await prepareScene(scene, read), {
    x: 0,
    y: 0,
    width: scene.width,
    height: scene.height,
  })
  const numbers = drawn.mock.calls.map(([text]) => text).filter((text) => /^\d+$/.test(text))
  expect(numbers.toSorted()).toEqual(eleven.map(({ number }) => String(number)).toSorted())
})
