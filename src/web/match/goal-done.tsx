import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { GraphicFrame } from '#web/graphics/graphic-frame.tsx'
import { LivePreview } from '#web/graphics/live-preview.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { GOAL_KINDS } from '#web/match-store/goal-kinds.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './goal-done.module.css'
import { GoalFacts } from './goal-facts.tsx'
import { useFinishedGoal } from './goal-finish.ts'
import { GoalSharing } from './goal-sharing.tsx'
import { GoalTakeBack } from './goal-take-back.tsx'
import { NoTemplate } from './no-template.tsx'
import { ShownFormatSwitch } from './shown-format-switch.tsx'

interface GoalDoneProps {
  goalId: string
  catalogue: ClubCatalogue
  /** The question about taking the goal back is open over the sheet. */
  onAsking: (isAsking: boolean) => void
  onClose: () => void
}

export function GoalDone({ goalId, catalogue, onAsking, onClose }: GoalDoneProps) {
  const entry = useMatch((match) => match.scorers.find(({ id }) => id === goalId))
  return entry ? (
    <RecordedGoal entry={entry} catalogue={catalogue} onAsking={onAsking} onClose={onClose} />
  ) : (
    <div className={classes.gone}>
      <Text>Tego gola już nie ma na liście: został cofnięty albo był drugim zapisem tego samego gola.</Text>
      <Button variant="default" onClick={onClose}>
        Zamknij
      </Button>
    </div>
  )
}

interface RecordedGoalProps extends Omit<GoalDoneProps, 'goalId'> {
  entry: ScorerEntry
}

/** Score, scorer and minute, and the finished graphic ready to go out. */
function RecordedGoal({ entry, catalogue, onAsking, onClose }: RecordedGoalProps) {
  const graphic = useGraphic(GOAL_KINDS, catalogue, entry.id)
  const opponentId = useMatch((match) => match.selectedOpponent)
  const hasOpponent = catalogue.opponents.some(({ id }) => id === opponentId)
  const finished = useFinishedGoal(graphic, hasOpponent && graphic.template !== null)
  const formats = graphic.scenes.map(({ format }) => format)
  const [isAsked, setAsked] = useState(false)
  const ask = (isAsking: boolean) => {
    setAsked(isAsking)
    onAsking(isAsking)
  }
  return (
    <div className={classes.done}>
      <div>
        <ShownFormatSwitch formats={formats} shown={graphic.format} />
        <GraphicFrame className={classes.graphic} formats={formats} shown={graphic.scene && graphic.format}>
          {graphic.scene ? (
            <LivePreview key={graphic.format} scene={graphic.scene} label={graphic.altText} />
          ) : (
            <NoTemplate />
          )}
        </GraphicFrame>
      </div>
      <div className={classes.side}>
        <GoalFacts key={entry.id} entry={entry} catalogue={catalogue} />
        {hasOpponent ? (
          <GoalSharing graphic={graphic} clubName={catalogue.club.name} finished={finished} />
        ) : (
          <div className={classes.gone}>
            <Text size="sm">Gol jest zapisany. Wybierz przeciwnika, aby zrobić grafikę.</Text>
            <ButtonLink to="/lineup" variant="light" onClick={onClose}>
              Wybierz przeciwnika
            </ButtonLink>
          </div>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => ask(true)}
        >
          Cofnij gola
        </Button>
      </div>
      <GoalTakeBack
        goalId={isAsked ? entry.id : null}
        players={catalogue.players}
        onClose={() => ask(false)}
        onTakenBack={onClose}
      />
    </div>
  )
}
