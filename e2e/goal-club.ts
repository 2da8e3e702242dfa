import { expect } from '@playwright/test'
import sharp from 'sharp'
import { type Place, type RunningApp, saveSetting, startApp } from './app.ts'
import { type GoalClub, prepared } from './cloned-club.ts'

interface Named {
  id: number
}

const SQUAD = [
  ['Jan', 'Kos', 9, 'Napastnik'],
  ['Adam', 'Bąk', 10, 'Napastnik'],
  ['Łukasz', 'Żurawski', 8, 'Pomocnik'],
  ['Piotr', 'Wróbel', 6, 'Pomocnik'],
  ['Marek', 'Sikora', 7, 'Pomocnik'],
  ['Tomasz', 'Dudek', 11, 'Pomocnik'],
  ['Paweł', 'Czyż', 2, 'Obrońca'],
  ['Michał', 'Szpak', 3, 'Obrońca'],
  ['Kamil', 'Gil', 4, 'Obrońca'],
  ['Rafał', 'Sowa', 5, 'Obrońca'],
  ['Szymon', 'Jastrząb', 1, 'Bramkarz'],
  ['Olek', 'Kos', 14, 'Napastnik'],
  ['Filip', 'Brzęczyszczykiewicz', 15, 'Obrońca'],
  ['Wiktor', 'Drozd-Kulczyński', 16, 'Pomocnik'],
] as const

const ON_PITCH = 11
const PLACES = [
  [0.35, 0.25, 'FWD'],
  [0.65, 0.25, 'FWD'],
  [0.2, 0.5, 'MID'],
  [0.4, 0.5, 'MID'],
  [0.6, 0.5, 'MID'],
  [0.8, 0.5, 'MID'],
  [0.2, 0.75, 'DEF'],
  [0.4, 0.75, 'DEF'],
  [0.6, 0.75, 'DEF'],
  [0.8, 0.75, 'DEF'],
  [0.5, 0.9, 'GK'],
] as const

const picture = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer()

const crest = (colour: string) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><path d="M10 10h280v220q0 100-140 160Q10 330 10 230z" fill="${colour}"/></svg>`,
  )

const portrait = (shade: number) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="hsl(${shade} 35% 78%)"/><circle cx="200" cy="180" r="90" fill="#c89b7b"/><path d="M40 500q0-200 160-200t160 200z" fill="hsl(${shade} 60% 35%)"/></svg>`,
  )

async function create(app: Place, cookie: string, path: string, parts: Record<string, Buffer | object>) {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof Buffer) form.set(name, new Blob([new Uint8Array(part)], { type: 'image/png' }), `${name}.png`)
    else form.set(name, JSON.stringify(part))
  }
  const response = await fetch(`${app.url}/api/${path}`, { method: 'POST', headers: { cookie }, body: form })
  expect(response.status).toBe(201)
  return (await response.json()) as Named
}

/** Puts opponent, squad and match into a club that has accounts already. */
export async function fillGoalClub(app: Place, cookie: string): Promise<GoalClub> {
  await saveSetting(app, cookie, 'clubName', 'Orły Dębno')
  const opponent = await create(app, cookie, 'opponents', {
    opponentData: { name: 'Iskra Żuławy' },
    opponentLogo: await crest('#c62828'),
  })
  const players: Record<string, number> = {}
  for (const [index, [firstName, lastName, number, position]] of SQUAD.entries()) {
    const player = await create(app, cookie, 'players', {
      playerData: { firstName, lastName, number, position },
      playerImage: await portrait(index * 25),
    })
    players[`${firstName} ${lastName}`] = player.id
  }
  const club = { cookie, opponentId: opponent.id, players }
  await startMatch(app, club)
  return club
}

/** The prepared club, in an app of its own. */
export const openGoalClub = async (): Promise<GoalClub & { app: RunningApp }> => ({
  ...prepared().goalClub,
  app: await startApp('playing'),
})

/** A new match without goals: eleven on the pitch, one on the bench, the rest at home. */
export async function startMatch(
  app: Place,
  { cookie, opponentId, players }: Omit<GoalClub, 'opponentId'> & { opponentId: number | null },
  matchDate = '2026-05-16',
): Promise<void> {
  const keys = ['result_settings_global', 'scorer_settings_global', 'lineup_settings_global', 'lineup_positions_global']
  for (const key of keys) {
    const gone = await fetch(`${app.url}/api/settings/${key}`, { method: 'DELETE', headers: { cookie } })
    expect([200, 204, 404]).toContain(gone.status)
  }
  const ids = Object.values(players)
  const lineup = {
    positions: PLACES.map(([x, y, type], index) => ({ id: `p${index}`, x, y, type, player: { id: ids[index] } })),
    benchPlayers: ids.slice(ON_PITCH, ON_PITCH + 1).map((id) => ({ id })),
    isHome: true,
    opponentId,
    templateId: null,
    matchDate,
    matchTime: '15:00',
  }
  await saveSetting(app, cookie, 'lineup_positions_global', JSON.stringify(lineup))
}
