import { NativeSelect, Switch } from '@mantine/core'
import { FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useEditor, useFormat } from '../editor-store.ts'
import classes from './toolbar.module.css'

/** Which canvas is edited, and whether a change of style is for it alone. A place always is. */
export function FormatTools() {
  const actions = useEditorActions()
  const format = useFormat()
  const scope = useEditor(({ canvas }) => canvas.editor.scope)
  return (
    <div className={classes.formats}>
      <NativeSelect
        size="sm"
        aria-label="Format"
        data={FORMAT_NAMES.map((value) => ({ value, label: FORMATS[value].label }))}
        value={format}
        onChange={(event) => actions.show({ format: event.currentTarget.value as FormatName })}
      />
      <Switch
        size="sm"
        label="Tylko ten format"
        checked={scope === 'format'}
        onChange={(event) => actions.setScope(event.currentTarget.checked ? 'format' : 'all')}
      />
    </div>
  )
}
