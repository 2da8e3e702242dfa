import { Paper, Text, Title } from '@mantine/core'
import { useTeams } from '#web/match/goal-teams.ts'
import { ScoreStepper } from '#web/match/score-stepper.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { setScore } from '#web/match-store/goals.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import classes from './goal-score.module.css'

export function GoalScore({ catalogue }: { catalogue: ClubCatalogue }) {
  const { home, away } = useTeams(catalogue)
  const homeScore = useMatch((match) => match.homeScore)
  const awayScore = useMatch((match) => match.awayScore)
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Wynik">
      <Title order={2} size="h4" mb="md">
        Wynik
      </Title>
      <div className={classes.score}>
        <ScoreStepper team={home} score={homeScore} onChange={(score) => setScore(score, awayScore)} />
        <Text span className={classes.colon} aria-hidden>
          :
        </Text>
        <ScoreStepper team={away} score={awayScore} onChange={(score) => setScore(homeScore, score)} />
      </div>
      <Text size="sm" c="dimmed" mt="sm" ta="center">
        Plus i minus zmieniają sam wynik. Strzelca dopisuje „Dodaj gola”.
      </Text>
    </Paper>
  )
}
