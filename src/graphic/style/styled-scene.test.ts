import { describe, expect, it } from 'vitest'
import { backgroundScene } from '../backgrounds/background.ts'
import type { CatalogueTemplate } from '../catalogue.ts'
import { FORMAT_NAMES } from '../formats.ts'
import { KIND_NAMES, kindFacts } from '../kinds/kinds.ts'
import type { Scene } from '../scene/node.ts'
import { SAMPLE_CATALOGUE } from '../testing/sample-match.ts'
import { PLAIN_STYLE } from './club-style.ts'
import { ownMatchOf } from './own-match.ts'
import { styledScene } from './styled-scene.ts'

const STARTER: CatalogueTemplate = {
  id: 1,
  type: 'goal',
  isDefault: true,
  isStarter: true,
  background: '/files/stored.webp',
  look: 'poster',
  elements: [],
}
const HAND_SET = { primary: '#123456', accent: '#fedcba', ink: null }
const STYLED = {
  ...SAMPLE_CATALOGUE,
  club: {
    ...SAMPLE_CATALOGUE.club,
    colours: HAND_SET,
    style: { ...PLAIN_STYLE, colours: HAND_SET, pattern: 'checks' as const },
  },
}
const texts = ({ nodes }: Scene) => nodes.flatMap((node) => (node.kind === 'text' ? [node.text] : []))

describe('a graphic in a style that is being chosen', () => {
  it.each(KIND_NAMES)('is drawn on its own background, not on the stored one: %s', async (type) => {
    const kind = await kindFacts(type).load()
    for (const format of FORMAT_NAMES) {
      const fitting = { template: { ...STARTER, type }, catalogue: STYLED, match: null, format }
      const { nodes } = styledScene(kind, fitting)
      const { colours, style } = STYLED.club
      const ground = backgroundScene('poster', type, colours, format, style).nodes
      expect(nodes.slice(0, ground.length)).toEqual(ground)
      expect(JSON.stringify(nodes)).not.toContain('stored.webp')
    }
  })

  it('keeps the picture of a template of the club’s own', async () => {
    const kind = await kindFacts('goal').load()
    const template = { ...STARTER, isStarter: false }
    const { nodes } = styledScene(kind, { template, catalogue: STYLED, match: null, format: 'portrait' })
    expect(nodes.slice(0, 2)).toMatchObject([
      { kind: 'rect', unlessLoaded: '/files/stored.webp' },
      { kind: 'image', src: '/files/stored.webp' },
    ])
  })

  it('tells of the club’s own match', async () => {
    const kind = await kindFacts('announcement').load()
    const [opponent] = STYLED.opponents
    const match = {
      id: 7,
      opponentId: opponent?.id ?? null,
      isHome: false,
      day: '2027-05-09',
      time: '17:30',
      competition: 'Klasa okręgowa',
      venue: null,
    }
    const template = { ...STARTER, type: 'announcement' as const }
    const seen = texts(styledScene(kind, { template, catalogue: STYLED, match, format: 'portrait' })).join(' ')
    expect(seen.toLocaleLowerCase('pl')).toContain(opponent?.name.toLocaleLowerCase('pl'))
    expect(seen).toContain('17:30')
    expect(seen.toLocaleLowerCase('pl')).toContain('klasa okręgowa')
  })

  it('has the club’s own table where there is one, and made-up fixtures where there are none', async () => {
    const rows = [1, 2, 3].map((place) => ({
      place,
      team: place === 2 ? 'Orły Dębno' : `Zespół ${place}`,
      crest: null,
      played: 3,
      wins: 3 - place,
      draws: 0,
      losses: place,
      scored: 9,
      conceded: 4,
      points: 9 - 3 * place,
      isOwn: place === 2,
      isWithdrawn: false,
    }))
    const season = { table: { competition: 'IV liga', round: 3, rows }, fixtures: [], round: null, careers: [] }
    const seen = async (type: 'table' | 'fixtures', catalogue: typeof STYLED) => {
      const fitting = { template: { ...STARTER, type }, catalogue, match: null, format: 'portrait' as const }
      return texts(styledScene(await kindFacts(type).load(), fitting)).join(' ')
    }
    const own = { ...STYLED, season }
    expect((await seen('table', own)).toLocaleLowerCase('pl')).toContain('zespół 3')
    expect(await seen('fixtures', own)).toBe(await seen('fixtures', STYLED))
  })

  it('has no sponsors’ strip where the club has switched it off', async () => {
    const kind = await kindFacts('result').load()
    const sponsors = [
      {
        id: 1,
        name: 'Młyn',
        logo: '/files/mlyn.webp',
        logoWidth: 300,
        logoHeight: 100,
        kinds: null,
        competition: null,
        season: null,
        isActive: true,
      },
    ]
    const template = { ...STARTER, type: 'result' as const }
    const drawn = (hasSponsors: boolean) => {
      const club = { ...STYLED.club, style: { ...PLAIN_STYLE, hasSponsors } }
      const catalogue = { ...STYLED, sponsors, club }
      return JSON.stringify(styledScene(kind, { template, catalogue, match: null, format: 'portrait' }))
    }
    expect(drawn(true)).toContain('mlyn.webp')
    expect(drawn(false)).not.toContain('mlyn.webp')
  })
})

describe('the match that graphics are looked at with', () => {
  const match = (date: string, opponentId: number | null = 1) => ({
    id: 7,
    date: `${date}T13:00:00.000Z`,
    matchDate: date,
    matchTime: '15:00',
    competition: 'IV liga',
    venue: null,
    isHome: true,
    opponentId,
  })

  it('is the next one, else the last one, else none', () => {
    const list = [match('2026-09-30'), match('2026-09-12'), match('2026-08-15')]
    expect(ownMatchOf(list, '2026-09-01')?.day).toBe('2026-09-12')
    expect(ownMatchOf(list, '2026-09-12')?.day).toBe('2026-09-12')
    expect(ownMatchOf(list, '2027-01-01')?.day).toBe('2026-09-30')
    expect(ownMatchOf([match('2026-09-12', null)], '2026-09-01')).toBeNull()
    expect(ownMatchOf([], undefined)).toBeNull()
  })
})
