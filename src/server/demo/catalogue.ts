import type { Opponent } from '#contract/opponent.ts'
import type { Player } from '#contract/player.ts'
import { inTurns } from '#server/in-turns.ts'
import type { ApiCaller } from './api-caller.ts'
import { asFile, cutOutOf, type DemoPictures } from './demo-pictures.ts'
import { CLUB_NAME } from './fixtures.ts'
import { OPPONENTS, type OpponentKey } from './opponents.ts'
import { SQUAD, type SquadMember } from './squad.ts'

/** At once: one is on its way into the database while the pictures of another are looked at. */
const HANDS = 4

/** The club's name and crest. */
export async function addIdentity(admin: ApiCaller, pictures: DemoPictures): Promise<void> {
  const form = new FormData()
  form.append('key', 'clubLogo')
  form.append('clubLogo', asFile(await pictures('crests/club')), 'crest.webp')
  await admin.upload('/api/settings', form)
  await admin.post('/api/settings', { key: 'clubName', value: CLUB_NAME })
}

async function addCutout(admin: ApiCaller, id: number, photo: 'lineup' | 'scorer', cutout: Buffer): Promise<void> {
  const form = new FormData()
  form.append('cutout', asFile(cutout), 'cutout.webp')
  await admin.upload(`/api/players/${id}/cutouts/${photo}`, form, 'PUT')
}

/** With a portrait, and those who score most with a celebration, each also without what is behind them. */
async function addPlayer(admin: ApiCaller, member: SquadMember, pictures: DemoPictures): Promise<Player> {
  const { number, firstName, lastName, position, celebrates = false } = member
  const portrait = `players/${number}`
  const celebration = `${portrait}-celebration`
  const form = new FormData()
  form.append('playerData', JSON.stringify({ firstName, lastName, number, position }))
  form.append('playerImage', asFile(await pictures(portrait)), 'portrait.webp')
  if (celebrates) form.append('scorerImage', asFile(await pictures(celebration)), 'celebration.webp')
  const player = await admin.upload<Player>('/api/players', form)
  await addCutout(admin, player.id, 'lineup', await pictures(cutOutOf(portrait)))
  if (celebrates) await addCutout(admin, player.id, 'scorer', await pictures(cutOutOf(celebration)))
  return player
}

async function addOpponent(admin: ApiCaller, key: OpponentKey, pictures: DemoPictures): Promise<Opponent> {
  const form = new FormData()
  form.append('opponentData', JSON.stringify({ name: OPPONENTS[key] }))
  form.append('opponentLogo', asFile(await pictures(`crests/${key}`)), 'crest.webp')
  return admin.upload('/api/opponents', form)
}

export interface DemoCatalogue {
  players: readonly Player[]
  opponents: Record<OpponentKey, Opponent>
}

/** Squad and opponents, as an admin puts them in. */
export async function addCatalogue(admin: ApiCaller, pictures: DemoPictures): Promise<DemoCatalogue> {
  const players = await inTurns(HANDS, SQUAD, (member) => addPlayer(admin, member, pictures))
  const keys = Object.keys(OPPONENTS) as OpponentKey[]
  const added = await inTurns(HANDS, keys, async (key) => [key, await addOpponent(admin, key, pictures)] as const)
  return { players, opponents: Object.fromEntries(added) as DemoCatalogue['opponents'] }
}
