import { z } from 'zod'
import { deviceCounts } from '#contract/fan.ts'
import { fontList } from '#contract/font.ts'
import { drawGraphicRequest, drawnGraphic } from '#contract/graphic.ts'
import { serverTime } from '#contract/match.ts'
import { type Opponent, opponentList } from '#contract/opponent.ts'
import { photoChoices, photoPage } from '#contract/photo.ts'
import { type Player, playerList } from '#contract/player.ts'
import { type Setting, saveSettingRequest, settingList, settingSchema } from '#contract/setting.ts'
import { setupAnswer } from '#contract/setup.ts'
import { type Sponsor, sponsorList } from '#contract/sponsor.ts'
import { type Team, teamList } from '#contract/team.ts'
import { sentTemplate, type Template } from '#contract/template.ts'
import { type User, userSchema } from '#contract/user.ts'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import { MatchesStandIn } from './matches-stand-in.ts'
import { Refusal, ServerStandIn } from './server-stand-in.ts'

const MADE_AT = '2026-05-01T10:00:00.000Z'
const CREST =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="30" height="40"%3E%3Cpath d="M1 1h28v22q0 10-14 16Q1 33 1 23z" fill="%231e5aa8"/%3E%3C/svg%3E'
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='

export const ANNA: User = { id: 1, username: 'Anna', role: 'admin', createdAt: MADE_AT }
export const EWA: User = { id: 2, username: 'Ewa', role: 'user', createdAt: MADE_AT }

export const player = (id: number, name: string, number: number, position: string | null, more = {}): Player => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    id,
    firstName,
    lastName,
    number,
    position,
    lineupImage: null,
    scorerImage: null,
    teamIds: [1],
    createdAt: MADE_AT,
    ...more,
  }
}

export const opponent = (id: number, name: string, more = {}): Opponent => ({
  id,
  name,
  logo: CREST,
  createdAt: MADE_AT,
  ...more,
})

export const template = (id: number, type: Template['type'], name: string, more: Partial<Template> = {}): Template => ({
  id,
  name,
  type,
  background: PIXEL,
  isDefault: false,
  look: 'broadcast',
  isStarter: true,
  createdAt: MADE_AT,
  version: 1,
  updatedBy: null,
  updatedAt: MADE_AT,
  elements: [],
  pieces: {},
  ...more,
})

/** What every screen asks, of a club that is small and in order. A test says what is different. */
export class ClubStandIn extends ServerStandIn {
  user: User | null = ANNA
  players: Player[] = []
  opponents: Opponent[] = []
  templates: Template[] = [
    template(1, 'lineup', 'Transmisja', { isDefault: true }),
    template(2, 'lineup', 'Plakat', { look: 'poster' }),
    template(3, 'goal', 'Gol', { isDefault: true }),
    template(4, 'result', 'Wynik', { isDefault: true }),
  ]
  teams: Team[] = [{ id: 1, name: 'Pierwsza drużyna', isDefault: true }]
  sponsors: Sponsor[] = []
  readonly settings = new Map<string, Setting>()
  readonly matches = new MatchesStandIn(this)

  constructor() {
    super()
    this.set('clubName', 'Orły Dębno')
    this.set('firstSteps', 'hidden')
    this.answerSession()
    this.answerSettings()
    this.answerLists()
  }

  set(key: string, value: string): Setting {
    const version = (this.settings.get(key)?.version ?? 0) + 1
    const setting = { id: 1, key, value, version, updatedBy: this.user?.username ?? null, updatedAt: MADE_AT }
    this.settings.set(key, setting)
    return setting
  }

  private answerSession(): void {
    this.on('GET /api/user', userSchema, () => {
      if (!this.user) throw new Refusal(401, { message: 'Zaloguj się' })
      return this.user
    })
    this.on('GET /api/setup', setupAnswer, () => ({ hasAccounts: true, hasGraphics: true }))
    this.on('GET /api/time', serverTime, () => ({ now: Date.now(), timeZone: 'Europe/Warsaw' }))
  }

  private answerSettings(): void {
    this.on('GET /api/settings', settingList, () => [...this.settings.values()])
    this.on('GET /api/settings/:key', settingSchema, ({ params }) => {
      const setting = this.settings.get(params.key ?? '')
      if (!setting) throw new Refusal(404, { message: 'Nie ma takiego ustawienia' })
      return setting
    })
    this.on('POST /api/settings', settingSchema, ({ body }) => {
      const { key, value, version } = saveSettingRequest.parse(body)
      const current = this.settings.get(key) ?? null
      if (version !== undefined && version !== (current?.version ?? 0))
        throw new Refusal(409, { message: 'Ktoś zapisał to przed chwilą', current })
      return this.set(key, value ?? '')
    })
    this.on('DELETE /api/settings/:key', null, ({ params }) => {
      if (!this.settings.delete(params.key ?? '')) throw new Refusal(404, { message: 'Nie ma takiego ustawienia' })
    })
  }

  private answerLists(): void {
    this.on('GET /api/players', playerList, () => this.players)
    this.on('GET /api/opponents', opponentList, () => this.opponents)
    this.on('GET /api/templates', z.array(sentTemplate), () => this.templates)
    this.on('GET /api/teams', teamList, () => this.teams)
    this.on('GET /api/public/teams', z.object({ teams: teamList }), () => ({ teams: this.teams }))
    this.on('GET /api/sponsors', sponsorList, () => this.sponsors)
    this.on('GET /api/devices', deviceCounts, () => ({ total: 0, platforms: [] }))
    this.on('GET /api/fonts', fontList, () => [])
    this.on('POST /api/graphics', drawnGraphic, ({ body }) => {
      const { kind, format = DEFAULT_FORMAT } = drawGraphicRequest.parse(body)
      return { url: PIXEL, ...FORMATS[format], bytes: 100, kind, format }
    })
    this.on('GET /api/photos', photoPage, () => ({ photos: [], next: null }))
    this.on('GET /api/photos/choices', photoChoices, () => ({ matches: [], players: [] }))
  }
}
