import { type DrawnGraphic, GRAPHIC_WORDS_MAX, generateGraphicRequest } from '#contract/graphic.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { type Graphic, graphicOf } from '#graphic/graphic-of.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import type { Db } from '#server/db/client.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { issueMessages } from '#server/plugins/errors.ts'
import { encodePng } from '#server/rendering/encode-png.ts'
import type { RenderStored } from '#server/rendering/render-stored.ts'
import type { GraphicAuthor, WantedGraphic } from '#server/rendering/studio.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { refuseUnknownPhoto, refuseWithoutPhoto } from './chosen-photo.ts'
import { clubCatalogue } from './club-catalogue.ts'
import { recordGraphic } from './repository.ts'

interface DrawMeans {
  db: Db
  files: FileStore
  timeZone: string
  render: RenderStored
}

const recordable = generateGraphicRequest.pick({ eventId: true, shows: true })

/** What of a graphic is kept is what a browser could have sent. */
function factsOf({ caption, altText, eventId, shows }: Graphic) {
  const { data, error } = recordable.safeParse({ eventId, shows })
  if (error) throw new ApiError(400, issueMessages(error.issues))
  return { caption: caption.slice(0, GRAPHIC_WORDS_MAX), altText: altText.slice(0, GRAPHIC_WORDS_MAX), ...data }
}

/** On the template that was asked for, whichever the state has chosen. */
async function onTemplate(db: Db, match: ShownMatch, kind: KindName, templateId: number): Promise<ShownMatch> {
  const template = await db.selectFrom('templates').select('type').where('id', '=', templateId).executeTakeFirst()
  if (!template) throw new ApiError(404, 'Nie ma takiego szablonu')
  const { label, tab } = kindFacts(kind)
  if (template.type !== kind) throw new ApiError(400, `To nie jest szablon grafiki „${label}”`)
  return { ...match, selectedTemplates: { ...match.selectedTemplates, [tab.name]: templateId } }
}

/** The graphic of the state that was sent. */
async function wantedGraphic(means: DrawMeans, wanted: WantedGraphic, now: number): Promise<Graphic> {
  const { kind, cells, templateId, eventId } = wanted
  const state = withFollowing(stateOf(cells, now))
  const match = templateId === undefined ? state : await onTemplate(means.db, state, kind, templateId)
  const photoIds = kindFacts(kind).takesPhoto ? Object.values(match.photos).flatMap((id) => id ?? []) : []
  const catalogue = await clubCatalogue(means, { ...wanted, photoIds }, now)
  const graphic = graphicOf(await kindFacts(kind).load(), match, catalogue, eventId ?? null)
  if (graphic.missing) throw new ApiError(400, graphic.missing.message)
  refuseUnknownPhoto(graphic)
  return graphic
}

export async function drawGraphic(
  means: DrawMeans,
  wanted: WantedGraphic,
  author: GraphicAuthor,
): Promise<DrawnGraphic> {
  const { db, files, timeZone } = means
  const { kind, format, matchId, requestId, sceneHash } = wanted
  const { by, now, madeAt = now } = author
  const graphic = await wantedGraphic(means, wanted, now)
  const facts = factsOf(graphic)
  const scene = graphic.scene(format)
  if (!scene) throw new Error(`There is no template for ${kind}`)
  const rendering = await means.render(scene)
  refuseWithoutPhoto(graphic, rendering.failed)
  const png = encodePng(rendering)
  const url = fileUrl(await files.put(png, 'png'))
  const sent = { type: kind, format, url, by, matchId, requestId, sceneHash, ...facts }
  const { width, height } = scene
  return {
    url: await recordGraphic(db, sent, { now: madeAt, timeZone }),
    width,
    height,
    bytes: png.length,
    kind,
    format,
  }
}
