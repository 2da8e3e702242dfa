import { createCanvas } from '@napi-rs/canvas'
import { beforeAll } from 'vitest'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import type { TextNode } from '#graphic/scene/node.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { describeKept, type Sections } from '#graphic/testing/describe-kept.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { HARDEST, usual } from '#graphic/testing/situations/situation.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { registerFonts } from '../fonts.ts'

let texts: TextLayouts
beforeAll(() => {
  registerFonts()
  texts = new TextLayouts(createCanvas(1, 1).getContext('2d') as unknown as Surface)
})

/** To whole pixels: by how fonts are measured here and there the last digits differ. Null: as the scene has it. */
function setWords(node: TextNode): string | null {
  const { size, lines } = texts.layOut(node)
  const words = lines.map(({ text }) => text).join('\n')
  if (size === node.size && words === node.text) return null
  return `${Math.round(size)} of ${Math.round(node.size)} px: ${words.split('\n').join(' | ')}`
}

const STATES = { usual, hardest: () => HARDEST }

async function wordsIn(kind: KindName, look: LookName, format: FormatName, state: keyof typeof STATES) {
  const { nodes } = await sampleScene(kind, look, { ...STATES[state](kind), format })
  return nodes.flatMap((node) => (node.kind === 'text' ? (setWords(node) ?? []) : [])).join('\n')
}

const sectionsOf = (look: LookName): Sections =>
  new Map(
    KIND_NAMES.flatMap((kind) =>
      FORMAT_NAMES.flatMap((format) =>
        (['usual', 'hardest'] as const).map((state) => [
          `${kind} · ${format} · ${state}`,
          () => wordsIn(kind, look, format, state),
        ]),
      ),
    ),
  )

/** The texts that had to give way to their room: how large they came out, and where their lines end. */
describeKept(new URL('.', import.meta.url), new Map(LOOK_NAMES.map((look) => [look, sectionsOf(look)])))
