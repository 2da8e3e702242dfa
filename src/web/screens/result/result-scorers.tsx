import { Paper, Title } from '@mantine/core'
import { useState } from 'react'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { EventEditor } from '#web/match/events/event-editor.tsx'
import { GoalTakeBack } from '#web/match/goal-take-back.tsx'
import { useTeams } from '#web/match/goal-teams.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'
import classes from './result-scorers.module.css'
import { type GoalTask, ScorerDialog } from './scorer-dialog.tsx'
import { SideScorers } from './side-scorers.tsx'

/** Who scored for whom: the home side's goals on the left, the away side's on the right. */
export function ResultScorers({ catalogue: { players, ...catalogue } }: { catalogue: ClubCatalogue }) {
  const { home, away } = useTeams({ players, ...catalogue })
  const scorers = useMatch((match) => match.scorers)
  const [task, setTask] = useState<GoalTask | null>(null)
  // A goal of which there is more to say than scorer and minute.
  const [edited, setEdited] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const edit = (entry: ScorerEntry) => {
    const goal = matchNow().events.find(({ id }) => id === entry.id)
    if (goal?.kind === 'goal' && goal.name === null) setTask({ kind: 'edit', entry })
    else setEdited(entry.id)
  }
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Strzelcy bramek">
      <Title order={2} size="h4" mb="md">
        Strzelcy bramek
      </Title>
      <div className={classes.sides}>
        {[home, away].map((team) => (
          <SideScorers
            key={team.isOurs ? 'ours' : 'theirs'}
            team={team}
            scorers={scorers}
            players={players}
            onAdd={() => setTask({ kind: 'add', isOpponent: !team.isOurs })}
            onEdit={edit}
          />
        ))}
      </div>
      <ScorerDialog
        task={task}
        players={players}
        onClose={() => setTask(null)}
        onDelete={setAsked}
        isAsking={asked !== null}
      />
      <EventEditor eventId={edited} players={players} onClose={() => setEdited(null)} />
      <GoalTakeBack goalId={asked} players={players} onClose={() => setAsked(null)} onTakenBack={() => setTask(null)} />
    </Paper>
  )
}
