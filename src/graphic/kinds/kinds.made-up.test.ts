import { describe, expect, it, vi } from 'vitest'
import { drawGraphicRequest, generateGraphicRequest } from '#contract/graphic.ts'
import { templateData } from '#contract/template-input.ts'
import { EMPTY_SHOWN } from '#domain/match/document/shown-match.ts'
import type { CatalogueTemplate } from '../catalogue.ts'
import { graphicFileName } from '../file-name.ts'
import { FORMAT_NAMES, FORMATS } from '../formats.ts'
import { graphicOf } from '../graphic-of.ts'
import { previewOf } from '../sample/preview-of.ts'
import { DATA_KEYS, type DataKey, isFilledOn } from '../template/data-keys.ts'
import { elementsRefusal, newElement, restoreElements } from '../template/element.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { MATCH, SAMPLE_CATALOGUE } from '../testing/sample-match.ts'
import { KIND_NAMES, type KindName, kindFacts } from './kinds.ts'
import { KIND_TABS, kindsOn } from './tabs.ts'

vi.mock('./list.ts', async (original) => {
  const { KINDS } = await original<typeof import('./list.ts')>()
  const { ATTENDANCE } = await import('../testing/made-up-kind/kind.ts')
  return { KINDS: { ...KINDS, attendance: ATTENDANCE } }
})
vi.mock('./design-list.ts', async (original) => {
  const { DESIGNS } = await original<typeof import('./design-list.ts')>()
  const { ATTENDANCE_DESIGN } = await import('../testing/made-up-kind/design.ts')
  return { DESIGNS: { ...DESIGNS, attendance: ATTENDANCE_DESIGN } }
})

const NAME = 'attendance' as KindName
const DATUM = 'spectators' as DataKey
const element = { ...newElement('dynamic', 'e1', 0, ''), dataKey: DATUM }
const template: CatalogueTemplate = {
  id: 7,
  type: NAME,
  isDefault: true,
  background: null,
  isStarter: false,
  look: 'broadcast',
  elements: [],
}
const texts = (nodes: readonly object[]) => nodes.flatMap((node) => ('text' in node ? [node.text] : []))

describe('a kind that is a folder and a line of the list', () => {
  it('is a type of templates, a kind on the wire and a tab of the preview', () => {
    expect(KIND_NAMES).toContain(NAME)
    expect(kindFacts(NAME).label).toBe('Frekwencja')
    expect(templateData.parse({ name: 'Trybuny', type: NAME }).type).toBe(NAME)
    expect(drawGraphicRequest.parse({ kind: NAME, cells: {} })).toMatchObject({ kind: NAME, format: 'portrait' })
    expect(generateGraphicRequest.safeParse({ type: NAME }).success).toBe(true)
    const tab = KIND_TABS.at(-1)
    expect(tab?.label).toBe('Widownia')
    expect(tab && kindsOn(tab)).toEqual([NAME])
  })

  it('brings data of its own to the editor', () => {
    expect(DATA_KEYS[DATUM].label).toBe('Liczba widzów')
    expect(elementsRefusal([element])).toBeNull()
    expect(restoreElements([element])).toMatchObject([{ dataKey: DATUM }])
    expect([isFilledOn(DATUM, NAME), isFilledOn(DATUM, 'result'), isFilledOn('home_team', NAME)]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('is previewed on a template, its own element in place of the built-in piece', async () => {
    const kind = await kindFacts(NAME).load()
    const preview = previewOf('home', kind, SAMPLE_CATALOGUE)
    const bare = { background: null, isOwnBackground: true, look: 'poster', elements: [] } as const
    expect(texts(preview.scene(bare, 'portrait').nodes)).toEqual(['FREKWENCJA', '850'])
    const own = preview.scene({ ...bare, elements: restoreElements([element]) }, 'portrait')
    expect(texts(own.nodes)).toEqual(['FREKWENCJA', '850'])
    expect(own.nodes.at(-1)).toMatchObject({ kind: 'text', text: '850', size: 24 })
  })

  it('is drawn in every look and format, with caption, alt text, file name and what it lacks', async () => {
    const kind = await kindFacts(NAME).load()
    for (const look of LOOK_NAMES) {
      const catalogue = { ...SAMPLE_CATALOGUE, templates: [{ ...template, look }] }
      const graphic = graphicOf(kind, { ...EMPTY_SHOWN, ...MATCH }, catalogue)
      expect(graphic).toMatchObject({
        kind: NAME,
        template: { id: 7 },
        missing: { title: 'Brak miejsca' },
        caption: 'Na trybunach 850 osób\nOrły Dębno – Błyskawica Źródlany Potok\n\n#OrłyDębno',
        altText: 'Grafika z frekwencją: 850.',
      })
      for (const format of FORMAT_NAMES) {
        const { width, height } = FORMATS[format]
        expect(graphic.scene(format)).toMatchObject({ width, height })
      }
    }
    expect(graphicFileName('Orły', NAME, 5)).toBe('Orly-attendance-5.png')
  })
})
