import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { isSamePress } from '#domain/match/double-tap.ts'
import { scoreText } from '#domain/match/score.ts'
import { missingScorer } from '#graphic/kinds/goal/missing.ts'
import { tidyMinute } from '#web/match/goal-minute.ts'
import { GoalMinuteField } from '#web/match/goal-minute-field.tsx'
import { scorerName } from '#web/match/goal-scorer-name.ts'
import { isNothingMissing } from '#web/match/graphic-requirements.ts'
import { recordMatchEvent } from '#web/match-store/events.ts'
import { offeredMinute } from '#web/match-store/goals.ts'
import { useServerNow } from '#web/match-store/match-clock.ts'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import classes from './add-goal.module.css'

/** The minute follows the clock until somebody writes his own. */
export function AddGoal({ players }: { players: readonly Player[] }) {
  useServerNow()
  const offered = useMatch(offeredMinute)
  const [typed, setTyped] = useState<string | null>(null)
  const lastPress = useRef<number | null>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isAgain = isSamePress(lastPress.current, event.timeStamp)
    // A press that was refused is none: the next one may come at once.
    if (!isAgain && !isNothingMissing(missingScorer(matchNow()))) return
    lastPress.current = event.timeStamp
    if (isAgain) return
    const { isOpponentGoal, selectedScorer } = matchNow()
    const playerId = isOpponentGoal ? null : selectedScorer
    const side = isOpponentGoal ? 'theirs' : 'ours'
    const id = recordMatchEvent({ kind: 'goal', side, playerId, minute: tidyMinute(typed ?? '') || offered })
    setTyped(null)
    const { events, homeScore, awayScore } = matchNow()
    const goal = events.find((event) => event.id === id)
    const words = goal && `${scorerName(goal, players)}, ${goal.minute}`
    toastSuccess('Gol dodany', `${words}. Wynik ${scoreText({ home: homeScore, away: awayScore })}`)
  }
  return (
    <form className={classes.form} noValidate onSubmit={add}>
      <GoalMinuteField value={typed ?? offered} onChange={setTyped} />
      <Button type="submit" variant="light" className={classes.add} leftSection={<IconPlus size={18} aria-hidden />}>
        Dodaj gola
      </Button>
    </form>
  )
}
