import Konva from 'konva'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import { restoreElements, type TemplateElement } from '#graphic/template/element.ts'
import { boxOf } from '#graphic/template/element-box.ts'
import { changesIn, ELEMENTS, manyChanges, manyElements } from './template.ts'

/** As the editor has it on a screen of 900 pixels. */
const WIDTH = 424
const SCALE = WIDTH / FORMATS[DEFAULT_FORMAT].width
const SHAPES = ELEMENTS + changesIn(manyChanges())

function shapeOf(element: TemplateElement): Konva.Shape {
  const { x, y, width, height } = boxOf(element, FORMATS[DEFAULT_FORMAT])
  const place = { x, y, width, height, rotation: element.rotation, draggable: true }
  switch (element.type) {
    case 'text':
      return new Konva.Text({ ...place, text: element.text, fontSize: element.fontSize })
    case 'dynamic':
      return new Konva.Text({ ...place, text: '2:1', fontSize: element.fontSize, align: 'center' })
    case 'circle':
      return new Konva.Ellipse({ ...place, radiusX: width / 2, radiusY: height / 2, fill: element.backgroundColor })
    case 'line':
      return new Konva.Rect({ ...place, fill: element.color })
    case 'image':
      return new Konva.Image({ ...place, image: crest })
    case 'rectangle':
      return new Konva.Rect({ ...place, fill: element.backgroundColor, strokeWidth: 2, stroke: '#000' })
  }
}

const crest = new Image()
crest.src = '/assets/public/default-crest.png'
await crest.decode()
const stage = new Konva.Stage({ container: 'stage', width: WIDTH, height: WIDTH * 1.25, scaleX: SCALE, scaleY: SCALE })
const layer = new Konva.Layer()
const handles = new Konva.Transformer()
stage.add(layer)
const shapes = manyElements(SHAPES)
for (const one of shapes) for (const element of restoreElements([one])) layer.add(shapeOf(element))
layer.add(handles)
stage.on('pointerdown', ({ target }) => {
  if (target !== stage && target.getParent() === layer) handles.nodes([target])
})
layer.draw()
document.body.dataset.ready = 'true'
