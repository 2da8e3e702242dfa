import { describe, expect, it } from 'vitest'
import type { CatalogueTemplate } from '#graphic/catalogue.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { neededAssets } from '#graphic/scene/needed-assets.ts'
import { PLAIN_STYLE } from '#graphic/style/club-style.ts'
import { newElement } from '#graphic/template/element.ts'
import { SAMPLE_CATALOGUE, SQUAD } from '#graphic/testing/sample-match.ts'
import { pictureKey, templateScene } from './template-scene.ts'

const stored = (name: string) => `/files/${name}.png`
const CATALOGUE = {
  ...SAMPLE_CATALOGUE,
  players: SQUAD.map((player) => ({ ...player, lineupImage: stored('photo'), scorerImage: stored('photo') })),
  opponents: SAMPLE_CATALOGUE.opponents.map((opponent) => ({ ...opponent, logo: stored('opponent') })),
  club: { ...SAMPLE_CATALOGUE.club, crest: stored('crest') },
  season: undefined,
}
const TEMPLATE: CatalogueTemplate = {
  id: 1,
  type: 'goal',
  isDefault: true,
  background: stored('ground'),
  isStarter: true,
  look: 'poster',
  elements: [],
}

describe('the scene of a template’s picture', () => {
  it.each(KIND_NAMES)('of a %s asks for small copies of what is stored, whatever names it', async (type) => {
    const scene = await templateScene({ ...TEMPLATE, type }, CATALOGUE, 160)
    const asked = neededAssets(scene).pictures.map(({ src }) => src)
    expect(asked).toContain('/files/160/ground.png')
    // A list of our matches names the others.
    expect(asked).toContain(type === 'fixtures' ? '/default-crest.png' : '/files/160/crest.png')
    const named = scene.nodes.flatMap(({ unlessLoaded, onceLoaded }) => [unlessLoaded ?? [], onceLoaded ?? []].flat())
    for (const src of [...asked, ...named]) expect(src).toMatch(/^\/(files\/160\/|default-crest)/)
  })

  it.each(['announcement', 'fixtures'] as const)('of a %s has the club’s own opponent', async (type) => {
    const asked = neededAssets(await templateScene({ ...TEMPLATE, type }, CATALOGUE, 160)).pictures
    expect(asked.map(({ src }) => src)).toContain('/files/160/opponent.png')
  })

  it('has what the finished graphic has: the scorer, the score, the template’s own elements', async () => {
    const own = { ...newElement('text', 'e1', 0, ''), text: 'Nasza duma' }
    const { nodes } = await templateScene({ ...TEMPLATE, elements: [own] }, CATALOGUE, 480)
    const texts = nodes.flatMap((node) => (node.kind === 'text' ? [node.text] : []))
    expect(texts).toEqual(expect.arrayContaining(['PATRYK PĘCHERZEWSKI', 'Nasza duma']))
  })
})

describe('the key of a template’s picture', () => {
  const key = pictureKey(TEMPLATE, CATALOGUE, 480)

  it('is the same for another object that says the same', () => {
    expect(pictureKey({ ...TEMPLATE }, structuredClone(CATALOGUE), 480)).toBe(key)
    expect(pictureKey({ ...TEMPLATE, isDefault: false }, CATALOGUE, 480)).toBe(key)
  })

  it.each([
    ['the look', { look: 'classic' }],
    ['the background', { background: stored('other') }],
    ['a background of this format', { backgrounds: { portrait: stored('other') } }],
    ['an element', { elements: [newElement('text', 'e1', 0, '')] }],
    ['a piece', { pieces: { heading: { shared: { hidden: true } } } }],
    ['the layout', { hasLayout: false }],
    ['the kind', { type: 'result' }],
  ] as ReadonlyArray<[string, Partial<CatalogueTemplate>]>)('is another with %s', (_, change) => {
    expect(pictureKey({ ...TEMPLATE, ...change }, CATALOGUE, 480)).not.toBe(key)
  })

  it('is another with the club’s look, its squad, and the size', () => {
    const { club, players } = CATALOGUE
    const others = [
      pictureKey(TEMPLATE, { ...CATALOGUE, club: { ...club, crest: null } }, 480),
      pictureKey(TEMPLATE, { ...CATALOGUE, club: { ...club, colours: { primary: '#000', accent: '#fff' } } }, 480),
      pictureKey(TEMPLATE, { ...CATALOGUE, players: players.slice(1) }, 480),
      pictureKey(TEMPLATE, { ...CATALOGUE, opponents: [] }, 480),
      pictureKey(TEMPLATE, { ...CATALOGUE, club: { ...club, style: PLAIN_STYLE } }, 480),
      pictureKey(TEMPLATE, CATALOGUE, 160),
    ]
    expect(new Set([key, ...others]).size).toBe(7)
  })
})
