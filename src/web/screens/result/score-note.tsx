import { Button, Text } from '@mantine/core'
import { scoreFromEntries, scoreText } from '#domain/match/score.ts'
import { setScore } from '#web/match-store/goals.ts'
import { useStudio } from '#web/match-store/studio-store.ts'
import classes from './score-note.module.css'

/** The score may be known before the scorers, so the two are allowed to differ. */
export function ScoreNote() {
  const isHome = useStudio((studio) => studio.isHome)
  const scorers = useStudio((studio) => studio.scorers)
  const home = useStudio((studio) => studio.resultHomeScore)
  const away = useStudio((studio) => studio.resultAwayScore)
  const listed = scoreFromEntries(scorers, isHome)
  if (listed.home === home && listed.away === away) return null
  return (
    <div className={classes.note} role="status">
      <Text size="sm" c="dimmed">
        Lista strzelców daje {scoreText(listed)}, a wynik to {scoreText({ home, away })}.
      </Text>
      <Button variant="subtle" px="sm" onClick={() => setScore(listed.home, listed.away)}>
        Ustaw wynik według strzelców
      </Button>
    </div>
  )
}
