import { writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { LOOK_NAMES, type LookName } from '#domain/template/look-name.ts'
import { TEMPLATE_TYPES, type TemplateType } from '#domain/template/template-type.ts'
import { backgroundScene } from '#scene/backgrounds/background.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import { LINEUP, SAMPLE_VIEWS } from '#scene/testing/sample-views.ts'
import { addGrain } from '#server/rendering/grain.ts'
import { encodePng, renderScene } from '#server/rendering/render-scene.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'

const [WIDTH, HEIGHT, GAP] = [440, 550, 16]

async function graphic(look: LookName, type: TemplateType): Promise<Buffer> {
  const ground = await renderScene(
    backgroundScene(look, type, LINEUP.club.colours, LINEUP.club.crest),
    readSamplePicture,
  )
  addGrain(ground, look)
  const background = await encodePng(ground)
  const scene = graphicScene(SAMPLE_VIEWS[type], {
    background: 'background',
    isOwnBackground: false,
    look,
    elements: [],
  })
  return encodePng(
    await renderScene(scene, async (src) => (src === 'background' ? background : readSamplePicture(src))),
  )
}

/** All twelve starter templates with the sample club. */
export async function drawTemplateSheet(file: string): Promise<void> {
  const sheet = createCanvas(TEMPLATE_TYPES.length * (WIDTH + GAP) + GAP, LOOK_NAMES.length * (HEIGHT + GAP) + GAP)
  const surface = sheet.getContext('2d')
  surface.fillStyle = '#ffffff'
  surface.fillRect(0, 0, sheet.width, sheet.height)
  surface.imageSmoothingQuality = 'high'
  for (const [row, look] of LOOK_NAMES.entries()) {
    for (const [column, type] of TEMPLATE_TYPES.entries()) {
      const picture = await loadImage(await graphic(look, type))
      surface.drawImage(picture, GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP), WIDTH, HEIGHT)
    }
  }
  writeFileSync(file, await sheet.encode('jpeg', 84))
}
