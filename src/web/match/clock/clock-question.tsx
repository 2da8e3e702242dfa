import { Text } from '@mantine/core'
import type { MatchClock } from '#domain/match/clock.ts'
import { spanOf, stageOf } from '#domain/match/clock-stage.ts'
import { displayTime } from '#domain/match/clock-text.ts'
import { undoMatchClock } from '#web/match-store/correct-match-clock.ts'
import { pressMatchClock } from '#web/match-store/match-clock.ts'
import { ConfirmDialogWindow } from '#web/ui/confirm-dialog-window.tsx'
import { StartOther } from './start-other.tsx'
import type { AskedAbout, ClockActions } from './use-clock-actions.ts'

interface Words {
  title: string
  text: string
  confirmLabel: string
}

function earlyEnd(clock: MatchClock, reading: string): Words {
  const stage = stageOf(clock)
  const text = `Zegar pokazuje ${reading}, a ta połowa trwa do ${spanOf(clock).full}:00.`
  if (stage === 'firstHalf') return { title: 'Zakończyć pierwszą połowę?', text, confirmLabel: 'Zakończ połowę' }
  if (stage === 'extraFirstHalf') {
    return { title: 'Zakończyć pierwszą połowę dogrywki?', text, confirmLabel: 'Zakończ połowę' }
  }
  return { title: 'Zakończyć mecz?', text, confirmLabel: 'Zakończ mecz' }
}

function wordsOf({ what, clock, now }: AskedAbout): Words | null {
  const reading = displayTime(clock, now)
  switch (what) {
    case 'early-end':
      return earlyEnd(clock, reading)
    case 'reset':
      return {
        title: 'Wyzerować zegar?',
        text: 'Zegar meczu wróci do zera u wszystkich osób. Wynik i strzelcy zostaną bez zmian.',
        confirmLabel: 'Wyzeruj zegar',
      }
    case 'start-other':
      return null
    case 'undo':
      return {
        title: 'Cofnąć początek połowy?',
        text: `Zegar pokazuje ${reading}. Wróci do stanu sprzed tej połowy, a zmierzony w niej czas przepadnie.`,
        confirmLabel: 'Cofnij początek',
      }
  }
}

interface ClockQuestionProps {
  opened: boolean
  actions: ClockActions
}

/** Before a press that is hard to put right. */
export function ClockQuestion({ opened, actions }: ClockQuestionProps) {
  if (actions.asked?.what === 'start-other') return <StartOther opened={opened} actions={actions} />
  const words = actions.asked && wordsOf(actions.asked)
  return (
    <ConfirmDialogWindow
      opened={opened}
      title={words?.title ?? ''}
      confirmLabel={words?.confirmLabel ?? ''}
      isPending={false}
      onConfirm={() => actions.confirm(actions.asked?.what === 'undo' ? undoMatchClock : pressMatchClock)}
      onClose={actions.dismiss}
    >
      <Text>{words?.text}</Text>
    </ConfirmDialogWindow>
  )
}
