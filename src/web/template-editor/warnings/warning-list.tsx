import { Button, Popover, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Template } from '#contract/template.ts'
import { FORMATS } from '#graphic/formats.ts'
import type { DrawnKind } from '#graphic/kinds/kind.ts'
import type { Problem, Warning } from '#graphic/template/editor/warnings.ts'
import { elementLabel } from '#graphic/template/element-label.ts'
import { counted } from '#web/ui/counted.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useDesign, useFormat } from '../editor-store.ts'
import { pieceLabel } from '../panel/item-labels.ts'
import { useWarnings } from './use-warnings.ts'
import classes from './warning-list.module.css'

const PROBLEMS: Record<Problem, string> = {
  small: 'tekst nie mieści się w czytelnym rozmiarze',
  outside: 'wychodzi poza grafikę',
  covered: 'zasłonią to przyciski aplikacji',
}

interface WarningListProps {
  template: Template
  preview: DrawnKind | undefined
}

/** There only while there is something to say. */
export function WarningList({ template, preview }: WarningListProps) {
  const warnings = useWarnings(template, preview)
  const [isOpen, setOpen] = useState(false)
  const labelOf = useLabels(template)
  const actions = useEditorActions()
  const format = useFormat()
  if (warnings.length === 0) return null
  const show = ({ id, formats }: Warning) => {
    const [first] = formats
    if (first && !formats.includes(format)) actions.show({ format: first })
    actions.select([id])
    setOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconAlertTriangle size={18} aria-hidden color="var(--mantine-color-orange-7)" />}
          onClick={() => setOpen((open) => !open)}
        >
          {counted(warnings.length, ['uwaga', 'uwagi', 'uwag'])}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <ul className={classes.list}>
          {warnings.map((warning) => (
            <li key={warning.problem + warning.id}>
              <UnstyledButton className={classes.warning} onClick={() => show(warning)}>
                <strong>{labelOf(warning)}</strong> {PROBLEMS[warning.problem]}
                <small>{warning.formats.map((name) => FORMATS[name].label).join(', ')}</small>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

function useLabels({ type }: Template): (warning: Warning) => string {
  const { elements } = useDesign()
  return ({ id, piece }) => {
    if (piece !== null) return pieceLabel(type, piece)
    const element = elements.find((one) => one.id === id)
    return element ? elementLabel(element) : ''
  }
}
