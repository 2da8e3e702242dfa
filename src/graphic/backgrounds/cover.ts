import { mix } from '#domain/club/colour.ts'
import type { SceneNode } from '../scene/node.ts'
import type { Ground } from './ground.ts'
import { polygon, whole } from './parts.ts'

/** Still: the photograph leads. Without one, a beam falls across. */
export function coverGround({ canvas, tones }: Ground): SceneNode[] {
  const { width, height } = canvas
  const light = `${mix(tones.ground, tones.ink, 0.5)}1f`
  const beam = (left: number, right: number) =>
    polygon(
      canvas,
      [
        [width * left, 0],
        [width * right, 0],
        [width * (right - 0.42), height * 0.62],
        [width * (left - 0.42), height * 0.62],
      ],
      {
        from: { x: 0, y: 0 },
        to: { x: 0, y: 0.62 },
        stops: [
          { at: 0, colour: light },
          { at: 1, colour: `${light.slice(0, 7)}00` },
        ],
      },
    )
  return [whole(canvas, tones.ground), beam(0.5, 0.74), beam(0.86, 1.34)]
}
