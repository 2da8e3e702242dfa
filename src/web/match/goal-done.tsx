import { Button, SegmentedControl, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { GOAL_KINDS } from '#web/match-store/goal-kinds.ts'
import { usePhotoCatalogue } from '#web/match-store/photo-catalogue.ts'
import { type ShownGraphic, useGraphic } from '#web/match-store/use-graphic.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useFinishedGraphic } from './finished-graphic.ts'
import classes from './goal-done.module.css'
import { GoalFacts } from './goal-facts.tsx'
import { GoalTakeBack } from './goal-take-back.tsx'
import { GraphicPreview } from './graphic-preview.tsx'
import { GraphicSharing } from './graphic-sharing.tsx'
import { kindsAfterEvent } from './offered/offered-kinds.ts'
import { type Occasional, useOccasions } from './offered/use-occasions.ts'
import { PhotoOffer } from './photo/photo-offer.tsx'
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

const AFTER_GOAL = kindsAfterEvent('goal')
const GOAL = 'goal'

type Finished = ReturnType<typeof useFinishedGraphic>

/** Score, scorer and minute, and the finished graphic ready to go out; beside it what else the goal has brought about. */
function RecordedGoal({ entry, catalogue: club, onAsking, onClose }: RecordedGoalProps) {
  const catalogue = usePhotoCatalogue(club, GOAL)
  const goal = useGraphic(GOAL_KINDS, catalogue, entry.id)
  const opponentId = useMatch((match) => match.selectedOpponent)
  const hasOpponent = catalogue.opponents.some(({ id }) => id === opponentId)
  const finishedGoal = useFinishedGraphic(goal, hasOpponent && goal.template !== null)
  const occasional = useOccasions(AFTER_GOAL, catalogue, entry.id)
  const occasions = occasional.flatMap((one) => one.occasions.map((occasion) => ({ ...one, occasion })))
  const [chosenId, setChosenId] = useState(GOAL)
  const chosen = occasions.find(({ occasion }) => occasion.id === chosenId)
  const [isAsked, setAsked] = useState(false)
  const ask = (isAsking: boolean) => {
    setAsked(isAsking)
    onAsking(isAsking)
  }
  const shown = (graphic: ShownGraphic, finished: Finished) => (
    <>
      <div>
        <ShownFormatSwitch formats={graphic.scenes.map(({ format }) => format)} shown={graphic.format} />
        <GraphicPreview graphic={graphic} photo={finished.photo} className={classes.graphic} />
      </div>
      <div className={classes.side}>
        <GoalFacts key={entry.id} entry={entry} catalogue={catalogue} />
        {hasOpponent ? (
          <GraphicSharing
            key={graphic.kind}
            graphic={graphic}
            clubName={catalogue.club.name}
            finished={finished}
            kept="Gol jest zapisany."
          />
        ) : (
          <NoOpponent onClose={onClose} />
        )}
        <PhotoOffer key={`photo ${graphic.kind}`} graphic={graphic}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => ask(true)}
          >
            Cofnij gola
          </Button>
        </PhotoOffer>
      </div>
    </>
  )
  return (
    <div className={classes.done}>
      {occasions.length > 0 && (
        <SegmentedControl
          className={classes.choice}
          aria-label="Grafika"
          fullWidth
          value={chosen ? chosenId : GOAL}
          onChange={setChosenId}
          data={[
            { value: GOAL, label: 'Gol' },
            ...occasions.map(({ occasion: { id, title } }) => ({ value: id, label: title })),
          ]}
        />
      )}
      {chosen ? (
        <OccasionShown key={chosenId} occasional={chosen} id={chosenId}>
          {shown}
        </OccasionShown>
      ) : (
        shown(goal, finishedGoal)
      )}
      <GoalTakeBack
        goalId={isAsked ? entry.id : null}
        players={catalogue.players}
        onClose={() => ask(false)}
        onTakenBack={onClose}
      />
    </div>
  )
}

const NoOpponent = ({ onClose }: { onClose: () => void }) => (
  <div className={classes.gone}>
    <Text size="sm">Gol jest zapisany. Wybierz przeciwnika, aby zrobić grafikę.</Text>
    <ButtonLink to="/lineup" variant="light" onClick={onClose}>
      Wybierz przeciwnika
    </ButtonLink>
  </div>
)

interface OccasionShownProps {
  occasional: Occasional
  id: string
  children: (graphic: ShownGraphic, finished: Finished) => ReactNode
}

/** It goes to the server when it is shared: the goal's own has gone by itself. */
function OccasionShown({ occasional: { kinds, catalogue }, id, children }: OccasionShownProps) {
  const graphic = useGraphic(kinds, catalogue, id)
  return children(graphic, useFinishedGraphic(graphic, graphic.missing === null, 'when-shared'))
}
