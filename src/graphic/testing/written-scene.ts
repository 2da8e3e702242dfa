import type { FormatName } from '../formats.ts'
import type { KindName } from '../kinds/kinds.ts'
import { drawnParts } from '../scene/tailored-scene.ts'
import type { LookName } from '../template/look-name.ts'
import { NO_OPTIONS } from '../template/piece-options.ts'
import { BARE, changesOf, drawn } from './sample-scene.ts'
import { type Group, type WrittenScene, writeScene } from './scene-text.ts'
import type { Situation } from './situations/situation.ts'

/** Those of starter templates. */
const BACKGROUND = 'background'

/** The scene that the painter gets, each node with the piece or the element that it is of. */
export async function writtenScene(
  kind: KindName,
  look: LookName,
  format: FormatName,
  { match, catalogue, options = NO_OPTIONS, template: own }: Omit<Situation, 'name'>,
): Promise<WrittenScene> {
  const { scene, pieces, view, values } = await drawn(kind, match, catalogue)
  const template = { ...BARE, look, background: BACKGROUND, pieces: changesOf(options), ...own }
  const parts = drawnParts(pieces(template, format), view, { template, format, values })
  const named = parts
    .toSorted((one, other) => one.layer - other.layer)
    .map(({ name, nodes }): Group => ({ name, count: nodes.length }))
  return writeScene(scene(template, format), [{ name: 'ground', count: 1 }, { name: BACKGROUND, count: 1 }, ...named])
}
