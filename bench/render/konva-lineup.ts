import Konva from 'konva'
import { fractionValue } from '#domain/units.ts'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import type { LineupView } from '#graphic/kinds/lineup/view.ts'

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

/** The same line-up as a Konva stage. */
export async function konvaLineup(view: LineupView, background: string): Promise<Konva.Stage> {
  const { width, height } = FORMATS[DEFAULT_FORMAT]
  const stage = new Konva.Stage({ container: document.createElement('div'), width, height })
  const layer = new Konva.Layer()
  stage.add(layer)
  layer.add(new Konva.Image({ image: await load(background), width, height }))
  for (const [crest, x] of [
    [view.club.crest, 660],
    [view.opponent?.crest, 940],
  ] as const) {
    layer.add(new Konva.Image({ image: await load(crest ?? ''), x, y: 40, width: 124, height: 124 }))
  }
  layer.add(new Konva.Text({ text: 'SKŁAD', x: 60, y: 50, fontSize: 120, fontStyle: 'bold', fill: '#fff' }))
  for (const { x, y, player } of view.slots) {
    if (!player) continue
    const left = 64 + fractionValue(x) * 1072
    const top = 252 + fractionValue(y) * 1000
    const image = await load(player.lineupImage ?? '')
    const crop = { x: 0, y: 100, width: 800, height: 800 }
    layer.add(new Konva.Image({ image, x: left - 100, y: top - 100, width: 200, height: 200, cornerRadius: 100, crop }))
    layer.add(new Konva.Rect({ x: left - 104, y: top + 66, width: 208, height: 48, fill: '#070b12', cornerRadius: 8 }))
    layer.add(
      new Konva.Text({
        text: `${player.number} ${player.lastName}`,
        x: left - 104,
        y: top + 76,
        width: 208,
        align: 'center',
        fontSize: 30,
        fill: '#fff',
      }),
    )
  }
  layer.draw()
  return stage
}
