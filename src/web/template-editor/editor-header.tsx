import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './editor-header.module.css'
import { hasChanges, useEditor } from './editor-store.ts'
import type { DraftPhase } from './saving/use-draft.ts'

const DRAFT_WORDS: Record<DraftPhase, string> = {
  none: '',
  kept: 'Niezapisane zmiany, szkic zachowany',
  failed: 'Niezapisane zmiany, szkicu nie udało się zachować',
}

interface EditorHeaderProps {
  name: string
  draft: DraftPhase
  isPending: boolean
  onSave: () => void
  /** What else there is to say before it is saved. */
  children?: ReactNode
}

export function EditorHeader({ name, draft, isPending, onSave, children }: EditorHeaderProps) {
  const title = `Edytor szablonu: ${name}`
  useDocumentTitle(`${title} · Jedenastka`)
  const isChanged = useEditor(hasChanges)
  return (
    <div className={classes.header}>
      <BackLink />
      <div>
        <Title order={2} size="h3" className={classes.name}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" role="status" mih="1.4em">
          {isChanged ? DRAFT_WORDS[draft] || 'Niezapisane zmiany' : ''}
        </Text>
      </div>
      <Group gap="sm" className={classes.actions}>
        {children}
        <ButtonLink to="/admin/templates" variant="default">
          Anuluj
        </ButtonLink>
        <Button leftSection={<IconDeviceFloppy size={18} aria-hidden />} loading={isPending} onClick={onSave}>
          Zapisz szablon
        </Button>
      </Group>
    </div>
  )
}

const IconLink = createLink((props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <ActionIcon component="a" variant="subtle" color="gray" size={44} {...props}>
    <IconArrowLeft size={22} aria-hidden />
  </ActionIcon>
))

const BackLink = () => <IconLink to="/admin/templates" aria-label="Wstecz" className={classes.back} />
