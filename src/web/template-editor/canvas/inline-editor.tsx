import { NativeSelect } from '@mantine/core'
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { FORMATS, type FormatName } from '#graphic/formats.ts'
import { faceOf, fontString, weightOf } from '#graphic/scene/faces.ts'
import { completeElement } from '#graphic/template/complete-element.ts'
import { DATA_KEYS, type DataKey } from '#graphic/template/data-keys.ts'
import { elementsOf } from '#graphic/template/editor/editor-state.ts'
import type { DynamicElement, TemplateElement, TextElement } from '#graphic/template/element.ts'
import { boxOf } from '#graphic/template/element-box.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useEditor, useEditorStore, useFormat } from '../editor-store.ts'
import { DATA_OPTIONS } from '../panel/data-options.ts'
import classes from './editor-canvas.module.css'

const LEAST_WIDTH = 120
const LEAST_HEIGHT = 32

/** While words are typed the menu is the browser's: it corrects and pastes. */
const OWN_MENU = {
  onContextMenu: (event: SyntheticEvent) => event.stopPropagation(),
  onTouchStart: (event: SyntheticEvent) => event.stopPropagation(),
}

/** Typing on the canvas itself: words into a text, the choice of the datum for a dynamic element. */
export function InlineEditor({ scale }: { scale: number }) {
  const element = useEditor(({ inline, canvas }) =>
    inline === null ? undefined : elementsOf(canvas.editor).find(({ id }) => id === inline),
  )
  if (element?.type === 'text') return <InlineText key={element.id} element={element} scale={scale} />
  if (element?.type === 'dynamic') return <InlineDatum key={element.id} element={element} scale={scale} />
  return null
}

function placeOf(element: TemplateElement, scale: number, format: FormatName): CSSProperties {
  const { x, y, width, height } = boxOf(element, FORMATS[format])
  return {
    left: x * scale,
    top: y * scale,
    width: Math.max(LEAST_WIDTH, width * scale),
    height: Math.max(LEAST_HEIGHT, height * scale),
  }
}

const LEAST_LETTERS = 12

/** As the painter draws them. The words themselves stay as they were typed. */
function lettersOf(element: TextElement, scale: number): CSSProperties {
  const { fontFamily, fontWeight, fontSize, textAlign, ...finish } = completeElement(element)
  const size = Math.max(LEAST_LETTERS, fontSize * scale)
  return {
    font: fontString(faceOf(fontFamily), weightOf(fontWeight), size),
    fontStyle: finish.italic ? 'italic' : 'normal',
    lineHeight: finish.lineHeight,
    letterSpacing: `${finish.letterSpacing / fontSize}em`,
    textTransform: finish.letterCase === 'upper' ? 'uppercase' : 'none',
    textAlign,
  }
}

function InlineText({ element, scale }: { element: TextElement; scale: number }) {
  const store = useEditorStore()
  const actions = useEditorActions()
  const field = useRef<HTMLTextAreaElement>(null)
  const format = useFormat()
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
  return (
    <textarea
      ref={field}
      className={classes.inline}
      style={{ ...placeOf(element, scale, format), ...lettersOf(element, scale) }}
      aria-label="Treść elementu"
      maxLength={1000}
      // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
      autoFocus
      value={element.text}
      onChange={(event) => actions.change([element.id], { text: event.currentTarget.value }, 'inline')}
      onKeyDown={onKeyDown}
      onBlur={close}
      {...OWN_MENU}
    />
  )
}

function InlineDatum({ element, scale }: { element: DynamicElement; scale: number }) {
  const store = useEditorStore()
  const actions = useEditorActions()
  const close = () => store.setState({ inline: null })
  const { left, top } = placeOf(element, scale, useFormat())
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
        actions.chooseDatum(element.id, event.currentTarget.value as DataKey)
        close()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') close()
      }}
      onBlur={close}
      {...OWN_MENU}
    />
  )
}
