import { useState } from 'react'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { scoreGoal } from '#web/match-store/goals.ts'
import { matchNow } from '#web/match-store/use-match.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { GoalDone } from './goal-done.tsx'
import { GoalScorers } from './goal-scorers.tsx'

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
  const score = (playerId: number | null) => {
    scoreGoal({ isOpponent: playerId === null, playerId })
    setGoalId(matchNow().scorers.at(-1)?.id ?? null)
  }
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
        <GoalScorers players={catalogue.players} onScore={score} />
      )}
    </Sheet>
  )
}
