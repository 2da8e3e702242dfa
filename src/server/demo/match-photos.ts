import { matchDocument } from '#contract/match-document.ts'
import type { Photo } from '#contract/photo.ts'
import { CHUNK_MAX_BYTES } from '#domain/photo/photo-limits.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import { ALBUM, type AlbumPhoto, type Use } from './album.ts'
import { asFile, cutOutOf } from './demo-pictures.ts'
import { type DemoClub, playerWearing } from './match-day.ts'
import type { OpponentKey } from './opponents.ts'

export type MatchPhotos = ReadonlyMap<Use, number>

async function send({ staff }: DemoClub, matchId: number, name: string, file: Buffer): Promise<Photo> {
  const begun = { fingerprint: `${name}.webp`, matchId, size: file.length }
  const { upload } = await staff.post<{ upload: { id: string } }>('/api/photos/uploads', begun)
  for (let offset = 0; offset < file.length; offset += CHUNK_MAX_BYTES) {
    const piece = file.subarray(offset, offset + CHUNK_MAX_BYTES)
    await staff.sendBytes(`/api/photos/uploads/${upload.id}?offset=${offset}`, piece)
  }
  return staff.post<Photo>(`/api/photos/uploads/${upload.id}/finish`, {})
}

async function add(club: DemoClub, matchId: number, { name, shows }: AlbumPhoto): Promise<number> {
  const picture = `matches/${name}`
  const { id } = await send(club, matchId, name, await club.pictures(picture))
  const addPlayerIds = shows.map((number) => playerWearing(club, number).id)
  if (addPlayerIds.length > 0) await club.staff.patch(`/api/photos/${id}`, { addPlayerIds })
  if (shows.length === 1) {
    const form = new FormData()
    form.append('cutout', asFile(await club.pictures(cutOutOf(picture))), 'cutout.webp')
    await club.staff.upload(`/api/photos/${id}/cutout`, form, 'PUT')
  }
  return id
}

async function currentMatch({ staff }: DemoClub): Promise<number> {
  return (await staff.get<{ documentId: number }>('/api/matches/current')).documentId
}

/** Puts the photographs of the current match in, as somebody does who was there with a camera. */
export async function addMatchPhotos(club: DemoClub, opponent: OpponentKey): Promise<MatchPhotos> {
  const matchId = await currentMatch(club)
  const uses = new Map<Use, number>()
  for (const photo of ALBUM[opponent] ?? []) {
    const id = await add(club, matchId, photo)
    if (photo.use !== null) uses.set(photo.use, id)
  }
  return uses
}

/** Sets one cell of the current match, as a browser does. */
async function setCell(club: DemoClub, cell: string, to: number): Promise<void> {
  const matchId = await currentMatch(club)
  const { stamps } = matchDocument.parse(await club.staff.get(`/api/matches/${matchId}`))
  const changes = { [cell]: { base: stamps[cell]?.version ?? 0, from: null, to } }
  await club.staff.post(`/api/matches/${matchId}/changes`, { device: 'demo', changes })
}

/** Chooses a photograph for a graphic of the current match: by its event, or by its kind. */
export async function choosePhoto(club: DemoClub, key: string, photoId: number | undefined): Promise<void> {
  if (photoId !== undefined) await setCell(club, `photo:${key}`, photoId)
}

/** The announcement in the look of the match, with its photograph. */
export async function prepareAnnouncement(club: DemoClub, look: LookName, photos: MatchPhotos): Promise<void> {
  const { tab } = kindFacts('announcement')
  await setCell(club, `template:${tab.name}`, club.templates.of(look, 'announcement').id)
  await choosePhoto(club, 'announcement', photos.get('announcement'))
}
