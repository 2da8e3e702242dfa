import { Button, NativeSelect, Stack, Switch } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { LOOK_LABELS, LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useDesign } from '../editor-store.ts'

/** What holds for the layout as a whole. */
export function LayoutSettings() {
  const actions = useEditorActions()
  const { look, hasLayout, pieces } = useDesign()
  const changed = Object.keys(pieces)
  return (
    <Stack gap="sm">
      <NativeSelect
        size="sm"
        label="Układ"
        data={LOOK_NAMES.map((value) => ({ value, label: LOOK_LABELS[value] }))}
        value={look}
        onChange={(event) => actions.setLook(event.currentTarget.value as LookName)}
      />
      <Switch
        label="Bez układu"
        description="Puste płótno: na grafice są tylko dodane elementy."
        checked={!hasLayout}
        onChange={(event) => actions.setLayout(!event.currentTarget.checked)}
      />
      <Button
        variant="default"
        leftSection={<IconRestore size={18} aria-hidden />}
        disabled={changed.length === 0}
        onClick={() => actions.restorePieces(changed)}
      >
        Przywróć cały układ
      </Button>
    </Stack>
  )
}
