import { Button, Text } from '@mantine/core'
import { scoreFromEntries, scoreText } from '#domain/match/score.ts'
import { setScore } from '#web/match-store/goals.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import classes from './score-note.module.css'

/** The score may be known before the scorers, so the two are allowed to differ. */
export function ScoreNote() {
  const isHome = useMatch((match) => match.isHome)
  const scorers = useMatch((match) => match.scorers)
  const home = useMatch((match) => match.homeScore)
  const away = useMatch((match) => match.awayScore)
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
