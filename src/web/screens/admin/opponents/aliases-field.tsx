import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { TagsInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { teamKey } from '#domain/opponent/opponent-list.ts'

interface AliasesFieldProps {
  value: string[]
  onChange: (aliases: string[]) => void
  error?: ReactNode
}

/** What else lists of fixtures call the opponent. */
export const AliasesField = (props: AliasesFieldProps) => (
  <TagsInput
    label="Inne nazwy w terminarzach"
    description="Po nich poznamy go w terminarzu. Każdą zatwierdź klawiszem Enter."
    placeholder={props.value.length === 0 ? 'np. MKS Tur II Ełk' : ''}
    autoComplete="off"
    isDuplicate={(alias, known) => known.some((own) => teamKey(own) === teamKey(alias))}
    {...props}
  />
)
