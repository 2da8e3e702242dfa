import { backgroundScene, groundFacts } from '../backgrounds/background.ts'
import { FORMAT_NAMES, type FormatName } from '../formats.ts'
import { KIND_NAMES, type KindName } from '../kinds/kinds.ts'
import { LOOK_NAMES, type LookName } from '../template/look-name.ts'
import { describeKept, type Sections } from '../testing/describe-kept.ts'
import { SAMPLE_CATALOGUE } from '../testing/sample-match.ts'
import { sceneText, type WrittenScene, writeScene } from '../testing/scene-text.ts'
import { usual } from '../testing/situations/situation.ts'
import { situationsOf } from '../testing/situations/situations.ts'
import { writtenScene } from '../testing/written-scene.ts'

type UsualIn = (format: FormatName) => Promise<WrittenScene>

function usualOf(kind: KindName, look: LookName): UsualIn {
  const known = new Map<FormatName, Promise<WrittenScene>>()
  return (format) => {
    const scene = known.get(format) ?? writtenScene(kind, look, format, usual(kind))
    known.set(format, scene)
    return scene
  }
}

const usualSections = (usualIn: UsualIn): Sections =>
  new Map(FORMAT_NAMES.map((format) => [format, async () => sceneText(await usualIn(format))]))

/** What each changes of the usual one. */
const situationSections = (kind: KindName, look: LookName, usualIn: UsualIn): Sections =>
  new Map(
    situationsOf(kind, look).flatMap(({ name, formats = FORMAT_NAMES, ...situation }) =>
      formats.map((format) => [
        `${name} · ${format}`,
        async () => sceneText(await writtenScene(kind, look, format, situation), await usualIn(format)),
      ]),
    ),
  )

/** Kinds that agree in their ground share it. */
function groundSections(look: LookName): Sections {
  const grounds = new Map<string, KindName[]>()
  for (const kind of KIND_NAMES) {
    const facts = JSON.stringify(groundFacts(look, kind))
    grounds.set(facts, [...(grounds.get(facts) ?? []), kind])
  }
  return new Map(
    [...grounds.values()].flatMap((kinds) =>
      FORMAT_NAMES.map((format) => [
        `${kinds.join(', ')} · ${format}`,
        async () => {
          const scene = backgroundScene(look, kinds[0] as KindName, SAMPLE_CATALOGUE.club.colours, format)
          return sceneText(writeScene(scene, [{ name: 'ground', count: scene.nodes.length }]))
        },
      ]),
    ),
  )
}

const files = new Map<string, Sections>()
for (const look of LOOK_NAMES) {
  files.set(`grounds/${look}`, groundSections(look))
  for (const kind of KIND_NAMES) {
    const usualIn = usualOf(kind, look)
    files.set(`${kind}/${look}`, usualSections(usualIn))
    files.set(`${kind}/${look}.situations`, situationSections(kind, look, usualIn))
  }
}

describeKept(new URL('.', import.meta.url), files)
