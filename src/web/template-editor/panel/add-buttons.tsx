import { SimpleGrid, UnstyledButton } from '@mantine/core'
import { ELEMENT_KINDS, ELEMENT_TYPES } from '#graphic/template/element-kinds.ts'
import { useEditorActions } from '../editor-actions.ts'
import classes from './add-buttons.module.css'
import { ELEMENT_ICONS } from './element-icons.ts'

export function AddButtons({ background }: { background: string }) {
  const { add } = useEditorActions()
  return (
    <SimpleGrid cols={3} spacing="xs" role="group" aria-label="Dodaj element">
      {ELEMENT_TYPES.map((type) => {
        const Icon = ELEMENT_ICONS[type]
        return (
          <UnstyledButton key={type} className={classes.add} onClick={() => add(type, background)}>
            <Icon size={20} stroke={1.6} aria-hidden />
            {ELEMENT_KINDS[type].label}
          </UnstyledButton>
        )
      })}
    </SimpleGrid>
  )
}
