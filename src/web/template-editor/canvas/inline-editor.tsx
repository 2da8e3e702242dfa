import { NativeSelect } from '@mantine/core'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { DATA_KEYS } from '#domain/template/data-keys.ts'
import { elementsOf } from '#domain/template/editor/editor-state.ts'
import type { DynamicElement, TemplateElement, TextElement } from '#domain/template/element.ts'
import { boxOf } from '#domain/template/geometry.ts'
import { faceOf, fontString, weightOf } from '#scene/faces.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useEditor, useEditorStore } from '../editor-store.ts'
import { DATA_OPTIONS } from '../panel/data-options.ts'
import classes from './editor-canvas.module.css'

const LEAST_WIDTH = 120
const LEAST_HEIGHT = 32

/** Typing on the canvas itself: words into a text, the choice of the datum for a dynamic element. */
export function InlineEditor({ scale }: { scale: number }) {
  const element = useEditor(({ inline, canvas }) =>
    inline === null ? undefined : elementsOf(canvas.editor).find(({ id }) => id === inline),
  )
  if (element?.type === 'text') return <InlineText key={element.id} element={element} scale={scale} />
  if (element?.type === 'dynamic') return <InlineDatum key={element.id} element={element} scale={scale} />
  return null
}

function placeOf(element: TemplateElement, scale: number): CSSProperties {
  const { x, y, width, height } = boxOf(element)
  return {
    left: x * scale,
    top: y * scale,
    width: Math.max(LEAST_WIDTH, width * scale),
    height: Math.max(LEAST_HEIGHT, height * scale),
  }
}

function InlineText({ element, scale }: { element: TextElement; scale: number }) {
  const store = useEditorStore()
  const actions = useEditorActions()
  const field = useRef<HTMLTextAreaElement>(null)
  const close = () => store.setState({ inline: null })
  useEffect(() => {
    field.current?.select()
    return actions.rest
  }, [actions])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') actions.abandon()
    if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) close()
  }
  const font = fontString(
    faceOf(element.fontFamily),
    weightOf(element.fontWeight),
    Math.max(12, element.fontSize * scale),
  )
  return (
    <textarea
      ref={field}
      className={classes.inline}
      style={{ ...placeOf(element, scale), font, textAlign: element.textAlign }}
      aria-label="Treść elementu"
      maxLength={1000}
      // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
      autoFocus
      value={element.text}
      onChange={(event) => actions.change([element.id], { text: event.currentTarget.value }, 'inline')}
      onKeyDown={onKeyDown}
      onBlur={close}
    />
  )
}

function InlineDatum({ element, scale }: { element: DynamicElement; scale: number }) {
  const store = useEditorStore()
  const actions = useEditorActions()
  const close = () => store.setState({ inline: null })
  const { left, top } = placeOf(element, scale)
  return (
    <NativeSelect
      className={classes.choice}
      style={{ left, top }}
      size="sm"
      aria-label={`Dane elementu: ${DATA_KEYS[element.dataKey].label}`}
      data={DATA_OPTIONS}
      autoFocus
      value={element.dataKey}
      onChange={(event) => {
        actions.change([element.id], { dataKey: event.currentTarget.value })
        close()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') close()
      }}
      onBlur={close}
    />
  )
}
