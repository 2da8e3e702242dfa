import { restoredTemplate, type Template } from '#contract/template.ts'
import { DEFAULT_TIME_ZONE } from '#domain/match/wall-moment.ts'
import type { LookName } from '#domain/template/look-name.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import { DEFAULT_CREST, type GraphicView } from '#scene/match-view.ts'
import type { Db } from '#server/db/client.ts'
import { recordGraphic } from '#server/features/graphics/repository.ts'
import { encodePng, renderScene } from '#server/rendering/render-scene.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'
import type { ApiCaller } from './api-caller.ts'

export type Templates = (look: LookName, type: TemplateType) => Template

export async function readTemplates(staff: ApiCaller): Promise<Templates> {
  const all = restoredTemplate.array().parse(await staff.get('/api/templates'))
  return (look, type) => {
    const found = all.find((template) => template.look === look && template.type === type)
    if (!found) throw new Error(`There is no starter template ${look} ${type}`)
    return found
  }
}

/** Paints the graphic as the browser would, stores and records it as the app does with one that is handed in. */
export async function publishGraphic(
  { db, files }: { db: Db; files: FileStore },
  view: GraphicView,
  { type, background, isStarter, look, elements }: Template,
  moment: number,
): Promise<void> {
  const scene = graphicScene(view, { background, isOwnBackground: !isStarter, look, elements })
  const rendering = await renderScene(scene, (src) => readStored(files, src))
  const missing = rendering.failed.filter((src) => src !== DEFAULT_CREST)
  if (missing.length > 0) throw new Error(`Pictures of a demo graphic are missing: ${missing}`)
  const url = fileUrl(await files.put(await encodePng(rendering), 'png'))
  await recordGraphic(db, { type, url, by: null }, { now: moment, timeZone: DEFAULT_TIME_ZONE })
}
