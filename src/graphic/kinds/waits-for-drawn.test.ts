import { describe, expect, it } from 'vitest'
import { pairs, someOf } from '#testing/property-runs.ts'
import { FORMAT_NAMES } from '../formats.ts'
import type { SceneNode } from '../scene/node.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import type { PieceOptions } from '../template/piece-options.ts'
import { CUT_OUT_CATALOGUE, SAMPLE_CATALOGUE, sampleMatch } from '../testing/sample-match.ts'
import { sampleScene } from '../testing/sample-scene.ts'
import { KIND_NAMES, type KindName } from './kinds.ts'

const CATALOGUES = { photos: SAMPLE_CATALOGUE, 'cut-outs': CUT_OUT_CATALOGUE }
const OPTIONS: Readonly<Record<string, PieceOptions>> = {
  'as the look has it': {},
  'in other marks and frames': { players: { mark: 'cut-out' }, photo: { frame: 'shield' } },
}

const drawnBy = (nodes: readonly SceneNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'image' ? node.src : []))

/** Pictures for which something else comes or goes. */
const awaitedBy = (nodes: readonly SceneNode[]): string[] =>
  nodes.flatMap((node) =>
    ['onceLoaded' in node ? node.onceLoaded : undefined, 'unlessLoaded' in node ? node.unlessLoaded : undefined].filter(
      (src) => src !== undefined && src !== '',
    ),
  ) as string[]

async function expectDrawn(kind: KindName, catalogue: keyof typeof CATALOGUES, options: PieceOptions): Promise<void> {
  for (const [look, format] of someOf(pairs(LOOK_NAMES, FORMAT_NAMES), 3)) {
    const asked = { match: sampleMatch(kind), catalogue: CATALOGUES[catalogue], format, options }
    const { nodes } = await sampleScene(kind, look, asked)
    expect(drawnBy(nodes), `${look}, ${format}`).toEqual(expect.arrayContaining(awaitedBy(nodes)))
  }
}

describe('what waits for a picture waits for one that is drawn', () => {
  for (const [name, options] of Object.entries(OPTIONS)) {
    for (const catalogue of Object.keys(CATALOGUES) as Array<keyof typeof CATALOGUES>) {
      it.each(KIND_NAMES)(`%s with ${catalogue}, ${name}`, (kind) => expectDrawn(kind, catalogue, options))
    }
  }
})
