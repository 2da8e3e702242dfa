import { useEffect, useMemo, useRef } from 'react'
import type { Template } from '#contract/template.ts'
import { DATA_KEYS } from '#domain/template/data-keys.ts'
import { frameOf } from '#domain/template/editor/canvas-gesture.ts'
import { elementsOf } from '#domain/template/editor/editor-state.ts'
import type { TemplateElement } from '#domain/template/element.ts'
import type { DataValues } from '#scene/data-values.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import { LivePreview } from '#web/graphics/live-preview.tsx'
import { templateView } from '#web/match-store/use-graphic.ts'
import { useEditorActions } from '../editor-actions.ts'
import { type EditorStore, useEditorStore, useElements } from '../editor-store.ts'
import type { Preview } from '../preview/preview-views.ts'
import classes from './editor-canvas.module.css'
import { EditorStage } from './editor-stage.ts'
import { EmptyCanvasHint } from './empty-canvas-hint.tsx'
import { InlineEditor } from './inline-editor.tsx'
import { beginPress, pointerFollower, useZoomGestures } from './use-canvas-pointer.ts'
import type { Zoom } from './use-zoom.ts'

interface EditorCanvasProps {
  template: Template
  preview: Preview
  zoom: Zoom
}

const EDITED_INLINE = ['text', 'dynamic']

const hints = (data: DataValues) => (element: TemplateElement) => {
  if (element.type === 'text') return element.text.trim() === '' ? 'Tekst' : null
  if (element.type === 'image') return element.src === '' ? 'Obraz' : null
  if (element.type !== 'dynamic') return null
  return data[element.dataKey] === '' ? DATA_KEYS[element.dataKey].label : null
}

function pictureOf(store: EditorStore, hintOf: (element: TemplateElement) => string | null) {
  const { editor, gesture, guides } = store.getState().canvas
  return {
    elements: elementsOf(editor),
    selected: editor.selected,
    guides,
    frame: gesture.kind === 'marquee' ? frameOf(gesture.from, gesture.to) : null,
    hintOf,
  }
}

/** The graphic as the painter makes it, and over it what hands need. */
export function EditorCanvas({ template, preview, zoom }: EditorCanvasProps) {
  const store = useEditorStore()
  const actions = useEditorActions()
  const board = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const stage = useRef<EditorStage>(null)
  const hintOf = useMemo(() => hints(preview.data), [preview.data])

  useEffect(() => {
    if (!container.current) return undefined
    const element = container.current
    const follow = pointerFollower(store, (id) => {
      const opened = elementsOf(store.getState().canvas.editor).find((candidate) => candidate.id === id)
      if (opened && !opened.locked && EDITED_INLINE.includes(opened.type)) store.setState({ inline: id })
    })
    const made = new EditorStage(element, {
      onPress: (at, target, event) => {
        beginPress(store, at, target, event)
        made.holdStill(true)
        follow(element, event, () => made.holdStill(false))
      },
      onTransform: actions.place,
      onTransformEnd: actions.rest,
    })
    stage.current = made
    return () => {
      stage.current = null
      made.destroy()
    }
  }, [store, actions])

  useEffect(() => {
    const show = () => stage.current?.show(pictureOf(store, hintOf))
    show()
    return store.subscribe(show)
  }, [store, hintOf])

  useEffect(() => stage.current?.resize(zoom.width), [zoom.width])

  const zooming = useMemo(() => ({ onZoomBy: zoom.zoomBy, onPan: zoom.pan }), [zoom.zoomBy, zoom.pan])
  useZoomGestures(board, zooming)

  return (
    <div ref={zoom.room} className={classes.room}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={zoom.viewport} className={classes.viewport} aria-label="Obszar roboczy szablonu" tabIndex={0}>
        <div ref={board} className={classes.board} style={{ width: zoom.width }}>
          <PaintedTemplate template={template} preview={preview} />
          <div ref={container} className={classes.stage} data-testid="editor-stage" />
          <InlineEditor scale={zoom.width / 1200} />
          <EmptyCanvasHint />
        </div>
      </section>
    </div>
  )
}

function PaintedTemplate({ template, preview }: Pick<EditorCanvasProps, 'template' | 'preview'>) {
  const elements = useElements()
  const { view, data } = preview
  const scene = useMemo(
    () => graphicScene(view, { ...templateView(template), elements }, data),
    [view, data, template, elements],
  )
  return <LivePreview scene={scene} label={`Podgląd szablonu: ${template.name}`} />
}
