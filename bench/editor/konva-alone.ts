import Konva from 'konva'
import { restoreElements, type TemplateElement } from '#domain/template/element.ts'
import { boxOf } from '#domain/template/geometry.ts'
import { manyElements } from './elements.ts'

const SCALE = 480 / 1200

function shapeOf(element: TemplateElement): Konva.Shape {
  const { x, y, width, height } = boxOf(element)
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
const stage = new Konva.Stage({ container: 'stage', width: 480, height: 600, scaleX: SCALE, scaleY: SCALE })
const layer = new Konva.Layer()
const handles = new Konva.Transformer()
stage.add(layer)
for (const element of restoreElements(manyElements(200))) layer.add(shapeOf(element))
layer.add(handles)
stage.on('pointerdown', ({ target }) => {
  if (target !== stage && target.getParent() === layer) handles.nodes([target])
})
layer.draw()
document.body.dataset.ready = 'true'
