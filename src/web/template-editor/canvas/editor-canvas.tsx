import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { Template } from '#contract/template.ts'
import type { DrawnKind } from '#graphic/kinds/kind.ts'
import { withDesign } from '#graphic/template/editor/grounds.ts'
import type { Point } from '#graphic/template/element-box.ts'
import { templateView } from '#graphic/template/template-view.ts'
import type { GraphicPainter } from '#web/graphics/graphic-painter.ts'
import { LivePreview } from '#web/graphics/live-preview.tsx'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { GridLines } from '../aids/grid-lines.tsx'
import { OwnGuides } from '../aids/own-guides.tsx'
import { Rulers } from '../aids/rulers.tsx'
import { useDesign, useEditor, useFormat } from '../editor-store.ts'
import { CanvasMenu } from '../menu/canvas-menu.tsx'
import { usePictureIntake } from '../pictures/use-picture-intake.ts'
import { useClipboardEvents } from '../use-clipboard-events.ts'
import classes from './editor-canvas.module.css'
import { EmptyCanvasHint } from './empty-canvas-hint.tsx'
import { InlineEditor } from './inline-editor.tsx'
import { SafeZone } from './safe-zone.tsx'
import { SpacePan } from './space-pan.tsx'
import { StillLayers } from './still-layers.ts'
import { useZoomGestures } from './use-canvas-pointer.ts'
import { useEditorStage } from './use-editor-stage.ts'
import type { Zoom } from './use-zoom.ts'

interface EditorCanvasProps {
  template: Template
  /** Undefined until what draws this kind is loaded. */
  preview: DrawnKind | undefined
  zoom: Zoom
}

/** The graphic as the painter makes it, and over it what hands need. */
export function EditorCanvas({ template, preview, zoom }: EditorCanvasProps) {
  const board = useRef<HTMLDivElement>(null)
  const container = useEditorStage({ board, values: preview?.values, width: zoom.width })
  const scale = zoom.width / useEditor(({ canvas }) => canvas.size.width)
  const isCopying = useEditor(({ canvas: { gesture } }) => gesture.kind === 'move' && gesture.wantsCopies)
  const { dropTarget, isOver, isSending } = usePictures(board, zoom, scale)
  const zooming = useMemo(() => ({ onZoomBy: zoom.zoomBy, onPan: zoom.pan }), [zoom.zoomBy, zoom.pan])
  useZoomGestures(board, zooming)

  return (
    <div ref={zoom.room} className={classes.room}>
      <CanvasMenu>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section ref={zoom.viewport} className={classes.viewport} aria-label="Obszar roboczy szablonu" tabIndex={0}>
          <Rulers board={board} scale={scale} />
          <div className={classes.sheet} data-over={isOver || undefined} {...dropTarget}>
            <div
              ref={board}
              className={classes.board}
              data-copying={isCopying || undefined}
              style={{ width: zoom.width }}
            >
              <PaintedTemplate template={template} preview={preview} />
              <SafeZone />
              <GridLines />
              <div ref={container} className={classes.stage} data-testid="editor-stage" />
              <OwnGuides board={board} />
              <InlineEditor scale={scale} />
              <EmptyCanvasHint />
              {isSending && (
                <div className={classes.sending} role="status">
                  Wgrywanie obrazu…
                </div>
              )}
            </div>
          </div>
        </section>
      </CanvasMenu>
      <SpacePan viewport={zoom.viewport} onPan={zoom.pan} />
    </div>
  )
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

/** Pictures that are dropped onto the canvas or pasted become elements: where they were dropped, or in the middle of the view. */
function usePictures(board: RefObject<HTMLElement | null>, { viewport }: Zoom, scale: number) {
  const { take, isSending } = usePictureIntake()
  const takeAt = (files: readonly File[], at: Point) => {
    if (!board.current) return
    const { left, top } = board.current.getBoundingClientRect()
    void take(files, { x: (at.x - left) / scale, y: (at.y - top) / scale })
  }
  useClipboardEvents((files) => {
    if (viewport.current) takeAt(files, middleOf(viewport.current.getBoundingClientRect()))
  })
  const drop = useFileDrop((files, { clientX, clientY }) => takeAt(files, { x: clientX, y: clientY }))
  return { ...drop, isSending }
}

function PaintedTemplate({ template, preview }: Pick<EditorCanvasProps, 'template' | 'preview'>) {
  const design = useDesign()
  const format = useFormat()
  const scene = useMemo(
    () => preview?.scene(templateView(withDesign(template, design), format), format, preview.values),
    [preview, template, design, format],
  )
  const cover = useRef<HTMLCanvasElement>(null)
  const inLayers = useCallback((painter: GraphicPainter) => new StillLayers(painter, () => cover.current), [])
  return (
    scene && (
      <>
        <LivePreview scene={scene} label={`Podgląd szablonu: ${template.name}`} partsBy={inLayers} />
        <canvas ref={cover} className={classes.cover} hidden aria-hidden lang="" />
      </>
    )
  )
}
