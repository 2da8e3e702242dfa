import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import type { MatchSide } from '#domain/match/events/match-event.ts'
import { PlayerTiles } from '../player-tiles.tsx'
import type { RecordedKind } from './event-kinds.tsx'
import classes from './event-players.module.css'
import type { EventSteps } from './event-steps.ts'
import { TheirNames } from './their-names.tsx'

const SIDES = [
  { value: 'ours', label: 'Nasi' },
  { value: 'theirs', label: 'Rywale' },
]

interface EventPlayersProps {
  kind: RecordedKind
  players: readonly Player[]
  steps: EventSteps
}

/** Who it was: one of ours by a tap, one of theirs by a name or without. */
export function EventPlayers({ kind, players, steps }: EventPlayersProps) {
  const [side, setSide] = useState<MatchSide>('ours')
  const isSubstitution = kind === 'substitution'
  const footer = (
    <div className={classes.footer}>
      <Button variant="default" px="sm" aria-label="Wróć do rodzaju zdarzenia" onClick={steps.begin}>
        <IconArrowLeft size={20} aria-hidden />
      </Button>
      <SegmentedControl
        className={classes.sides}
        fullWidth
        size="md"
        aria-label="Czyj zawodnik"
        classNames={{ label: classes.side }}
        data={SIDES}
        value={side}
        onChange={(value) => setSide(value as MatchSide)}
      />
      {side === 'ours' && (
        <Button
          variant="default"
          px="sm"
          onClick={(tap) => (isSubstitution ? steps.goesOff(null, tap) : steps.person(kind, side, { playerId: null }))}
        >
          Nie wiem kto
        </Button>
      )}
    </div>
  )
  if (side === 'theirs')
    return (
      <>
        <TheirNames isSubstitution={isSubstitution} onNamed={(who) => steps.person(kind, side, who)} />
        {footer}
      </>
    )
  return (
    <PlayerTiles
      players={players}
      meant="playing"
      footer={footer}
      onPick={(playerId, tap) =>
        isSubstitution ? steps.goesOff(playerId, tap) : steps.person(kind, side, { playerId })
      }
    />
  )
}

interface ComingOnProps {
  playerId: number | null
  players: readonly Player[]
  steps: EventSteps
}

export function ComingOn({ playerId, players, steps }: ComingOnProps) {
  return (
    <PlayerTiles
      players={players.filter(({ id }) => id !== playerId)}
      meant="comingOn"
      onPick={(otherId, tap) => steps.comesOn(playerId, otherId, tap)}
      footer={
        <div className={classes.footer}>
          <Button variant="default" px="sm" aria-label="Wróć: kto schodzi" onClick={() => steps.choose('substitution')}>
            <IconArrowLeft size={20} aria-hidden />
          </Button>
          <Button variant="default" className={classes.sides} onClick={(tap) => steps.comesOn(playerId, null, tap)}>
            Nie wiem kto
          </Button>
        </div>
      }
    />
  )
}
