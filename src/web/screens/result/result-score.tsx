import { Paper, SegmentedControl, Text, Title } from '@mantine/core'
import { asScore } from '#domain/match/events/event-score.ts'
import { scoreText } from '#domain/match/score.ts'
import { useTeams } from '#web/match/goal-teams.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { setScore } from '#web/match-store/goals.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import classes from './result-score.module.css'
import { ScoreField } from './score-field.tsx'
import { ScoreNote } from './score-note.tsx'

const TYPES = [
  { value: 'half', label: 'Do przerwy' },
  { value: 'final', label: 'Końcowy' },
]

export function ResultScore({ catalogue }: { catalogue: ClubCatalogue }) {
  const { home, away } = useTeams(catalogue)
  const isHalfTime = useMatch((match) => match.isHalfTime)
  const isDecided = useMatch((match) => match.ruling !== null)
  const shootout = useMatch((match) => match.shootout && scoreText(asScore(match.shootout, match.isHome)))
  const homeScore = useMatch((match) => match.homeScore)
  const awayScore = useMatch((match) => match.awayScore)
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Wynik">
      <Title order={2} size="h4" mb="md">
        Wynik
      </Title>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label="Rodzaj wyniku"
        classNames={{ label: classes.choice }}
        data={TYPES}
        value={isHalfTime ? 'half' : 'final'}
        onChange={(type) => changeMatch((match) => ({ ...match, isHalfTime: type === 'half' }))}
      />
      <div className={classes.score}>
        <ScoreField
          team={home}
          score={homeScore}
          isDecided={isDecided}
          onChange={(score) => setScore(score, awayScore)}
        />
        <Text span className={classes.colon} aria-hidden>
          :
        </Text>
        <ScoreField
          team={away}
          score={awayScore}
          isDecided={isDecided}
          onChange={(score) => setScore(homeScore, score)}
        />
      </div>
      {shootout && (
        <Text size="sm" c="dimmed" ta="center" mt="sm">
          Rzuty karne {shootout}
        </Text>
      )}
      {isDecided ? (
        <Text size="sm" c="dimmed" ta="center" mt="sm" role="status">
          Walkower: wynik jest przyznany. Zmienisz go w „Stanie meczu” na liście meczów.
        </Text>
      ) : (
        <ScoreNote />
      )}
    </Paper>
  )
}
