import { Button, Group, Progress, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { usePictureAddress } from '#web/ui/picture-address.ts'
import type { CutoutItem, CutoutState } from './cutout-item.ts'
import classes from './cutout-review.module.css'
import { PHOTO_WORDS } from './player-photos.ts'

interface CutoutCardProps {
  item: CutoutItem
  onAccept: (file: Blob) => void
  onMend: () => void
  onSkip: () => void
  onAgain: () => void
}

export function CutoutCard({ item, ...acts }: CutoutCardProps) {
  const { player, photo, state } = item
  const name = `${player.firstName} ${player.lastName}`
  const file = 'file' in state ? state.file : undefined
  const address = usePictureAddress(file ?? null)
  return (
    <li className={classes.card} aria-label={`${name}, ${PHOTO_WORDS[photo]}`}>
      <div className={classes.picture} data-cut={address ? '' : undefined}>
        {address ? (
          <img className={classes.cutout} src={address} alt={`Wycięcie: ${name}, ${PHOTO_WORDS[photo]}`} />
        ) : (
          <NotYet state={state} />
        )}
      </div>
      <div className={classes.what}>
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {PHOTO_WORDS[photo]}
          </Text>
        </div>
        <Decision state={state} name={name} {...acts} />
      </div>
    </li>
  )
}

function NotYet({ state }: { state: CutoutState }) {
  switch (state.status) {
    case 'working':
      return <Progress className={classes.progress} value={Math.max(6, 100 * state.share)} aria-label="Wycinam" />
    case 'nobody':
      return <Text>Na tym zdjęciu nie widać nikogo</Text>
    case 'failed':
      return <Text c="var(--mantine-color-error)">{state.message}</Text>
    case 'skipped':
      return <Text c="dimmed">Pominięto</Text>
    default:
      return <Text c="dimmed">Czeka w kolejce</Text>
  }
}

type DecisionProps = Omit<CutoutCardProps, 'item'> & { state: CutoutState; name: string }

function Decision({ state, name, onAccept, onMend, onSkip, onAgain }: DecisionProps) {
  switch (state.status) {
    case 'ready':
    case 'saving':
      return (
        <div className={classes.actions}>
          <Button
            loading={state.status === 'saving'}
            onClick={() => onAccept(state.file)}
            aria-label={`Zapisz wycięcie: ${name}`}
          >
            Zapisz
          </Button>
          <Button
            variant="default"
            px="xs"
            disabled={state.status === 'saving'}
            onClick={onMend}
            aria-label={`Popraw: ${name}`}
          >
            Popraw
          </Button>
          <Button
            variant="default"
            px="xs"
            disabled={state.status === 'saving'}
            onClick={onSkip}
            aria-label={`Pomiń: ${name}`}
          >
            Pomiń
          </Button>
        </div>
      )
    case 'failed': {
      const { file, message } = state
      return (
        <>
          {file && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {message}
            </Text>
          )}
          <Button
            variant="default"
            onClick={() => (file ? onAccept(file) : onAgain())}
            aria-label={`Spróbuj ponownie: ${name}`}
          >
            Spróbuj ponownie
          </Button>
        </>
      )
    }
    case 'nobody':
      return (
        <Button variant="default" onClick={onMend} aria-label={`Zaznacz pędzlem: ${name}`}>
          Zaznacz pędzlem
        </Button>
      )
    case 'skipped':
      return (
        <Button variant="subtle" color="gray" onClick={onAgain} aria-label={`Wytnij jednak: ${name}`}>
          Wytnij jednak
        </Button>
      )
    case 'saved':
      return (
        <Group gap={6} c="var(--mantine-color-club-text)">
          <IconCheck size={18} aria-hidden />
          <Text fw={600}>Zapisano</Text>
        </Group>
      )
    default:
      return null
  }
}
