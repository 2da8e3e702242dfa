import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Opponent } from '#contract/opponent.ts'
import type { Player } from '#contract/player.ts'
import type { ApiCaller } from './api-caller.ts'
import { asFile } from './as-file.ts'
import { CLUB_CREST } from './crests/club-crest.ts'
import { drawCrest } from './crests/crest.ts'
import { celebrationOf, portraitOf, wardrobeOf } from './darkroom.ts'
import { CLUB_NAME } from './fixtures.ts'
import { OPPONENTS, type OpponentKey } from './opponents.ts'
import type { Wardrobe } from './photograph/scene/dressing.ts'
import { SQUAD, type SquadMember } from './squad.ts'

/** At once: one is drawn while another is on its way into the store. */
const HANDS = 2

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const hand = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
  return results
}

/** Squeezed lightly: the app encodes it anew anyway. */
async function pngFile(canvas: Canvas): Promise<Blob> {
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const png = sharp(data, { raw: { width, height, channels: 4 } }).png({
    compressionLevel: 1,
    adaptiveFiltering: false,
  })
  return asFile(await png.toBuffer(), 'png')
}

/** The club's name and crest. */
export async function addIdentity(admin: ApiCaller): Promise<void> {
  const form = new FormData()
  form.append('key', 'clubLogo')
  form.append('clubLogo', await pngFile(drawCrest(CLUB_CREST)), 'crest.png')
  await admin.upload('/api/settings', form)
  await admin.post('/api/settings', { key: 'clubName', value: CLUB_NAME })
}

async function addCutout(admin: ApiCaller, id: number, photo: 'lineup' | 'scorer', cutout: Buffer | null) {
  if (!cutout) return
  const form = new FormData()
  form.append('cutout', asFile(cutout, 'png'), 'cutout.png')
  await admin.upload(`/api/players/${id}/cutouts/${photo}`, form, 'PUT')
}

async function addPlayer(admin: ApiCaller, member: SquadMember, wardrobe: Wardrobe): Promise<Player> {
  const { number, firstName, lastName, position } = member
  const portrait = await portraitOf(member, wardrobe)
  const celebration = await celebrationOf(member, wardrobe)
  const form = new FormData()
  form.append('playerData', JSON.stringify({ firstName, lastName, number, position }))
  form.append('playerImage', asFile(portrait.photo, 'jpeg'), 'portrait.jpg')
  if (celebration) form.append('scorerImage', asFile(celebration.photo, 'jpeg'), 'celebration.jpg')
  const player = await admin.upload<Player>('/api/players', form)
  await addCutout(admin, player.id, 'lineup', portrait.cutout)
  await addCutout(admin, player.id, 'scorer', celebration?.cutout ?? null)
  return player
}

async function addOpponent(admin: ApiCaller, key: OpponentKey): Promise<Opponent> {
  const { name, crest } = OPPONENTS[key]
  const form = new FormData()
  form.append('opponentData', JSON.stringify({ name }))
  form.append('opponentLogo', await pngFile(drawCrest(crest)), 'crest.png')
  return admin.upload('/api/opponents', form)
}

export interface DemoCatalogue {
  players: readonly Player[]
  opponents: Record<OpponentKey, Opponent>
}

/** Squad and opponents, as an admin puts them in. */
export async function addCatalogue(admin: ApiCaller): Promise<DemoCatalogue> {
  const wardrobe = wardrobeOf(drawCrest(CLUB_CREST))
  const players = await inTurns(SQUAD, (member) => addPlayer(admin, member, wardrobe))
  const keys = Object.keys(OPPONENTS) as OpponentKey[]
  const added = await inTurns(keys, async (key) => [key, await addOpponent(admin, key)] as const)
  return { players, opponents: Object.fromEntries(added) as DemoCatalogue['opponents'] }
}
