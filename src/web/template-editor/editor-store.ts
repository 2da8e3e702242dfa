import { createContext, use } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import type { CanvasAids } from '#graphic/template/editor/aids.ts'
import { type Canvas, openCanvas } from '#graphic/template/editor/canvas-gesture.ts'
import type { TemplateDesign } from '#graphic/template/editor/design.ts'
import { designIn, type EditorState, elementsOf, openEditor } from '#graphic/template/editor/editor-state.ts'
import type { Items } from '#graphic/template/editor/items.ts'

interface EditorStoreState {
  canvas: Canvas
  /** What the server has, as far as this page knows. */
  saved: TemplateDesign
  /** A tap adds to the choice, as a click with Shift does. */
  isAdding: boolean
  /** The element whose words are being typed on the canvas. */
  inline: string | null
  tab: 'elements' | 'properties'
  aids: CanvasAids
}

export type EditorStore = StoreApi<EditorStoreState>

export const createEditorStore = (saved: TemplateDesign, aids: CanvasAids): EditorStore =>
  createStore(() => ({
    canvas: openCanvas(openEditor(saved, { format: DEFAULT_FORMAT, piecesOf: () => [] }), FORMATS[DEFAULT_FORMAT]),
    saved,
    isAdding: false,
    inline: null,
    tab: 'elements',
    aids,
  }))

export const editorOf = (store: EditorStore): EditorState => store.getState().canvas.editor

export const hasChanges = ({ canvas, saved }: EditorStoreState): boolean => designIn(canvas.editor) !== saved

export const EditorContext = createContext<EditorStore | null>(null)

export function useEditorStore(): EditorStore {
  const store = use(EditorContext)
  if (!store) throw new Error('Only inside the template editor')
  return store
}

export const useEditor = <Part>(select: (state: EditorStoreState) => Part): Part => useStore(useEditorStore(), select)

export const useElements = (): Items => useEditor(({ canvas }) => elementsOf(canvas.editor))
export const useDesign = (): TemplateDesign => useEditor(({ canvas }) => designIn(canvas.editor))
export const useFormat = () => useEditor(({ canvas }) => canvas.editor.sheet.format)
export const useSelectedIds = (): readonly string[] => useEditor(({ canvas }) => canvas.editor.selected)
