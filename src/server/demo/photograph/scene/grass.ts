import type { Strand } from '../figure/strands.ts'
import { between, type Random, scattered } from '../random.ts'
import { type Body, bodyOf } from '../render/body.ts'
import { plain } from '../render/surface.ts'
import { Solid } from '../solid/solid.ts'
import { times, type Vector } from '../vector.ts'

const GREEN: Vector = [0.075, 0.16, 0.03]
const DRY: Vector = [0.2, 0.19, 0.07]

/** So thin that it is not seen: blades need something to grow on, and to have the light of. */
const soil = (level: number): Body =>
  bodyOf({
    solid: new Solid().ball([0, level - 3.2, 0], [60, 2.2, 60]),
    surface: plain([0.015, 0.03, 0.008], 0.9, 0.01),
    step: 3,
  })

/** Blades on a patch before the camera, between two distances. */
export function blades(level: number, wide: number, near: number, far: number, count: number, random: Random) {
  const body = soil(level)
  const corner = topCorner(body)
  const strands: Strand[] = []
  for (let index = 0; index < count; index++) {
    const x = between(random, -wide, wide)
    const z = between(random, far, near)
    const height = between(random, 1.6, 4.2)
    const [leanX, leanZ] = [scattered(random) * 1.4, scattered(random) * 1.2]
    const places = new Float32Array(15)
    for (let step = 0; step < 5; step++) {
      const along = step / 4
      places.set([x + leanX * along * along, level + height * along, z + leanZ * along * along], 3 * step)
    }
    const colour = times(random() < 0.07 ? DRY : GREEN, between(random, 0.55, 1.5))
    strands.push({ places, colour, corner, width: 0.32, rootLight: 0.25 })
  }
  return { body, strands }
}

function topCorner({ mesh: { positions } }: Body): number {
  let found = 0
  for (let at = 0; at < positions.length; at += 3) {
    if ((positions[at + 1] as number) > (positions[found * 3 + 1] as number)) found = at / 3
  }
  return found
}
