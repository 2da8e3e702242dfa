import { backgroundScene, groundFacts } from '#graphic/backgrounds/background.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE } from '#graphic/testing/sample-match.ts'
import { encodePng } from '#server/rendering/encode-png.ts'
import { renderScene } from '#server/rendering/render-scene.ts'
import { readNothing } from './sample-pictures.ts'

const drawn = new Map<string, Promise<Buffer>>()

/** What starter templates of the sample club stand on; kinds that agree in it share one, drawn once in a process. */
export function sampleGround(look: LookName, kind: KindName, format: FormatName): Promise<Buffer> {
  const key = JSON.stringify([look, format, groundFacts(look, kind)])
  const scene = () => backgroundScene(look, kind, SAMPLE_CATALOGUE.club.colours, format)
  const ground = drawn.get(key) ?? renderScene(scene(), readNothing).then(encodePng)
  drawn.set(key, ground)
  return ground
}
