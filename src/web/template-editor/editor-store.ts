import { createContext, use } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { type Canvas, openCanvas } from '#domain/template/editor/canvas-gesture.ts'
import { type EditorState, elementsOf, openEditor } from '#domain/template/editor/editor-state.ts'
import type { Elements } from '#domain/template/editor/layers.ts'

interface EditorStoreState {
  canvas: Canvas
  /** What the server has, as far as this page knows. */
  saved: Elements
  /** A tap adds to the choice, as a click with Shift does. */
  isAdding: boolean
  /** The element whose words are being typed on the canvas. */
  inline: string | null
  tab: 'elements' | 'properties'
}

export type EditorStore = StoreApi<EditorStoreState>

export const createEditorStore = (saved: Elements): EditorStore =>
  createStore(() => ({
    canvas: openCanvas(openEditor(saved)),
    saved,
    isAdding: false,
    inline: null,
    tab: 'elements',
  }))

export const editorOf = (store: EditorStore): EditorState => store.getState().canvas.editor

export const hasChanges = ({ canvas, saved }: EditorStoreState): boolean => elementsOf(canvas.editor) !== saved

export const EditorContext = createContext<EditorStore | null>(null)

export function useEditorStore(): EditorStore {
  const store = use(EditorContext)
  if (!store) throw new Error('Only inside the template editor')
  return store
}

export const useEditor = <Part>(select: (state: EditorStoreState) => Part): Part => useStore(useEditorStore(), select)

export const useElements = (): Elements => useEditor(({ canvas }) => elementsOf(canvas.editor))
export const useSelectedIds = (): readonly string[] => useEditor(({ canvas }) => canvas.editor.selected)
