import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { recordMatchEvent } from '#web/match-store/events.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { GoalDone } from './goal-done.tsx'
import { PlayerTiles } from './player-tiles.tsx'

interface GoalSheetProps {
  opened: boolean
  onClose: () => void
}

/** From goal to share sheet: whose it was is the only question. */
export function GoalSheet({ opened, onClose }: GoalSheetProps) {
  const catalogue = useCatalogue()
  const [goalId, setGoalId] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [wasOpened, setWasOpened] = useState(opened)
  // Not when it has closed: reopened before that, it would still show the goal before.
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setGoalId(null)
  }
  const score = (playerId: number | null) =>
    setGoalId(recordMatchEvent({ kind: 'goal', side: playerId === null ? 'theirs' : 'ours', playerId }))
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={goalId ? 'Gol zapisany' : 'Kto strzelił gola?'}
      width={goalId ? '46rem' : '40rem'}
      isAsking={isAsking}
    >
      {goalId ? (
        <GoalDone goalId={goalId} catalogue={catalogue} onAsking={setAsking} onClose={onClose} />
      ) : (
        <PlayerTiles
          players={catalogue.players}
          meant="scorer"
          onPick={score}
          footer={
            <Button variant="default" fullWidth onClick={() => score(null)}>
              Gol przeciwnika
            </Button>
          }
        />
      )}
    </Sheet>
  )
}
