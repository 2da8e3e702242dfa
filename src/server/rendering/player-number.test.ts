import { createCanvas } from '@napi-rs/canvas'
import { expect, it, vi } from 'vitest'
import { paintPart } from '#paint/painter.ts'
import type { Surface } from '#paint/surface.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import { WHOLE } from '#scene/node.ts'
import { LINEUP, SQUAD } from '#scene/testing/sample-views.ts'
import { readNothing, readSamplePicture } from '#server/testing/sample-pictures.ts'
import { prepareScene } from './render-scene.ts'

const [keeper, ...others] = SQUAD.slice(0, 11)

it.each([
  ['with all photos', SQUAD.slice(0, 11), readSamplePicture],
  ['with a photo that was never given', [{ ...keeper, lineupImage: null }, ...others], readSamplePicture],
  ['with photos that cannot be loaded', SQUAD.slice(0, 11), readNothing],
] as const)("each player's number is drawn once %s", async (_, eleven, read) => {
  const slots = LINEUP.slots.map((slot, index) => ({ ...slot, player: (eleven[index] as typeof keeper) ?? null }))
  const scene = graphicScene(
    { ...LINEUP, slots, bench: [] },
    { background: null, isOwnBackground: true, look: 'broadcast', elements: [] },
  )
  const surface = createCanvas(scene.width, scene.height).getContext('2d')
  const drawn = vi.spyOn(surface, 'fillText')
  paintPart(surface as unknown as Surface, scene, await prepareScene(scene, read), WHOLE)
  const numbers = drawn.mock.calls.map(([text]) => text).filter((text) => /^\d+$/.test(text))
  expect(numbers.toSorted()).toEqual(eleven.map(({ number }) => String(number)).toSorted())
})
