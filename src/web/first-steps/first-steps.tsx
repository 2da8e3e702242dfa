import { CloseButton, Group, Paper, Progress, Text, Title } from '@mantine/core'
import { IconArrowRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import type { FirstStepName } from '#domain/club/first-steps.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { counted } from '#web/ui/counted.ts'
import classes from './first-steps.module.css'
import { LIST_HASH } from './led-to-list.ts'
import { useFirstSteps, useIsGuided } from './use-first-steps.ts'

interface StepWords {
  label: string
  /** What the button to the next step says, and where it leads. */
  action: string
  to: '/admin/settings' | '/admin/players' | '/admin/opponents' | '/lineup'
  hash?: string
}

const WORDS: Record<FirstStepName, StepWords> = {
  account: { label: 'Konto administratora', action: '', to: '/admin/settings' },
  club: { label: 'Nazwa i herb klubu', action: 'Wpisz nazwę i wgraj herb', to: '/admin/settings' },
  squad: { label: 'Kadra zespołu', action: 'Uzupełnij kadrę', to: '/admin/players', hash: LIST_HASH },
  opponent: { label: 'Pierwszy rywal', action: 'Wpisz rywali', to: '/admin/opponents', hash: LIST_HASH },
  graphic: { label: 'Pierwsza grafika', action: 'Ustaw skład i zrób grafikę', to: '/lineup' },
}

const PLAYERS = ['zawodnika', 'zawodników', 'zawodników'] as const

/** For the admin of a new club: where he is on the way to the first graphic, and the next thing to do. */
export function FirstSteps() {
  return useIsGuided() && <Guide />
}

function Guide() {
  const guide = useFirstSteps()
  const { pathname } = useLocation()
  if (!guide) return null
  const { steps, next, missingPlayers, hide } = guide
  const done = steps.filter(({ isDone }) => isDone).length
  const { action, to, hash } = WORDS[next.name]
  const isHere =
    pathname === to || (to === '/lineup' && pathname === '/') || (to === '/admin/players' && pathname === '/admin')
  return (
    <Paper component="section" aria-label="Pierwsze kroki" p="md" mb="lg" className={classes.card}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} size="h5">
            Pierwsze kroki
          </Title>
          <Text size="sm" c="dimmed">
            {done} z {steps.length}
            {next.name === 'squad' && `, do jedenastki brakuje jeszcze ${counted(missingPlayers, PLAYERS)}`}
          </Text>
        </div>
        <CloseButton aria-label="Ukryj pierwsze kroki" size="lg" onClick={hide} />
      </Group>
      <Progress value={(done / steps.length) * 100} my="sm" aria-label="Pierwsze kroki" />
      <Group justify="space-between" gap="sm">
        <ol className={classes.steps}>
          {steps.map(({ name, isDone }) => (
            <li key={name} data-done={isDone || undefined} aria-current={name === next.name ? 'step' : undefined}>
              {isDone ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircle size={18} aria-hidden />}
              {WORDS[name].label}
            </li>
          ))}
        </ol>
        {!isHere && (
          <ButtonLink to={to} hash={hash} variant="light" rightSection={<IconArrowRight size={18} aria-hidden />}>
            {action}
          </ButtonLink>
        )}
      </Group>
    </Paper>
  )
}
