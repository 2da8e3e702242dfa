import { sentTemplate } from '#contract/template.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import { ADMIN } from '#server/demo/accounts.ts'
import { drawContactSheet } from './graphic-sheet.ts'

interface Post {
  kind: KindName
  look: LookName
  /** Whom the match was against, as its name begins. */
  against: string
  /** The last name of the scorer, or of the player of the match. */
  of?: string
}

const ROWS: readonly (readonly Post[])[] = [
  [
    { kind: 'goal', look: 'silhouette', against: 'Hutnik', of: 'Śnieguła' },
    { kind: 'result', look: 'cover', against: 'Dąb' },
    { kind: 'best-player', look: 'silhouette', against: 'Hutnik', of: 'Łopuch' },
    { kind: 'announcement', look: 'cover', against: 'Orkan' },
  ],
  [
    { kind: 'lineup', look: 'cover', against: 'Hutnik' },
    { kind: 'goal', look: 'poster', against: 'Jastrząb', of: 'Jarzębin' },
    { kind: 'goal', look: 'cover', against: 'Dąb', of: 'Dąbrówka' },
    { kind: 'table', look: 'broadcast', against: 'Jastrząb' },
  ],
]

interface DemoEvent {
  playerId?: number
}

class DemoReader {
  private cookie = ''

  constructor(private readonly url: string) {}

  async call<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { cookie: this.cookie, origin: this.url, ...(body && { 'content-type': 'application/json' }) }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(this.url + path, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return (await response.json()) as Answer
  }

  async picture(path: string): Promise<Buffer> {
    return Buffer.from(await (await fetch(this.url + path)).arrayBuffer())
  }
}

async function drawn(reader: DemoReader, { kind, look, against, of }: Post): Promise<Buffer> {
  const { matches } = await reader.call<{ matches: { id: number; opponentName: string }[] }>('/api/matches')
  const match = matches.find(({ opponentName }) => opponentName.startsWith(against))
  const templates = sentTemplate.array().parse(await reader.call('/api/templates'))
  const template = templates.find((one) => one.type === kind && one.look === look)
  const players = await reader.call<{ id: number; lastName: string }[]>('/api/players')
  const playerId = players.find(({ lastName }) => lastName === of)?.id
  if (!match || !template) throw new Error(`The demo has no ${kind} in ${look} against ${against}`)
  const { cells } = await reader.call<{ cells: Record<string, unknown> }>(`/api/matches/${match.id}`)
  const event = Object.entries(cells).find(
    ([key, value]) => key.startsWith('event:') && (value as DemoEvent).playerId === playerId,
  )
  const { url } = await reader.call<{ url: string }>('/api/graphics', {
    kind,
    matchId: match.id,
    templateId: template.id,
    cells: kind === 'best-player' ? { ...cells, bestPlayer: playerId } : cells,
    ...(kind === 'goal' && event && { eventId: event[0].slice('event:'.length) }),
  })
  return reader.picture(url)
}

/** What the demo club would post, in several looks. */
export async function drawDemoPosts(url: string, file: string): Promise<void> {
  const reader = new DemoReader(url)
  await reader.call('/api/login', ADMIN)
  const rows = []
  for (const posts of ROWS) {
    const row = []
    for (const post of posts) row.push({ png: await drawn(reader, post), format: 'portrait' as const })
    rows.push(row)
  }
  await drawContactSheet(file, rows)
}
