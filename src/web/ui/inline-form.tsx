import { Button, Group, Paper, Progress, Stack, Title } from '@mantine/core'
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './inline-form.module.css'

interface InlineFormProps {
  title: string
  submitLabel: string
  isPending: boolean
  /** Share of the files that has gone, 0 to 1; null when no file is on its way. */
  sentShare: number | null
  onSubmit: FormEventHandler<HTMLFormElement>
  onCancel: () => void
  children: ReactNode
}

/** A form that opens above the list it belongs to. Escape closes it, and the focus goes back to where it was. */
export function InlineForm({
  title,
  submitLabel,
  isPending,
  sentShare,
  onSubmit,
  onCancel,
  children,
}: InlineFormProps) {
  const paper = useFocusWhileOpen()
  const cancelByKey = (event: KeyboardEvent<HTMLElement>) => {
    // React hands over the keys of dialogs opened from the form too; their Escape is theirs.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    // An open list takes Escape for itself.
    const isOfList = event.target instanceof Element && event.target.matches('[aria-expanded="true"]')
    if (event.key === 'Escape' && isOwn && !isOfList && !isPending) onCancel()
  }
  return (
    <Paper component="section" aria-label={title} p="lg" mb="lg" ref={paper} className={classes.form}>
      <form noValidate onSubmit={onSubmit} onKeyDown={cancelByKey}>
        <Stack gap="md">
          <Title order={3} size="h4">
            {title}
          </Title>
          {children}
          {sentShare !== null && (
            <Progress
              value={Math.round(sentShare * 100)}
              animated={sentShare === 1}
              size="lg"
              aria-label="Postęp wysyłania"
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel} disabled={isPending}>
              Anuluj
            </Button>
            <Button type="submit" loading={isPending}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}

function useFocusWhileOpen() {
  const paper = useRef<HTMLDivElement>(null)
  // Read while rendering: once the form is there, the button that opened it is disabled and has lost the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    paper.current?.scrollIntoView({ block: 'nearest' })
    paper.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [opener])
  return paper
}
