import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { pitchLabels } from '#domain/lineup/names.ts'
import type { BenchMoves } from './bench-moves.ts'
import classes from './bench-strip.module.css'
import { numberedName } from './slot-names.ts'
import { SubstituteFace } from './substitute-face.tsx'
import { type SubstituteState, substituteState, useSubstituteGestures } from './substitute-gestures.ts'

interface BenchStripProps {
  sitting: readonly Player[]
  moves: BenchMoves
}

/** The bench at the touchline. It comes into sight while somebody is carried or held, wherever the page is scrolled. */
export function BenchStrip({ sitting, moves }: BenchStripProps) {
  const { carried, heldId, letGo } = moves
  const held = sitting.find(({ id }) => id === heldId)
  const labelOf = pitchLabels(sitting)
  const state = carried ? 'carrying' : held ? 'holding' : undefined
  return (
    <div
      className={classes.strip}
      data-bench
      data-state={state}
      data-target={carried?.spot?.kind === 'bench' || undefined}
    >
      <ul className={classes.seats} aria-label="Ławka">
        {sitting.map((player) => (
          <li key={player.id}>
            <StripSeat
              player={player}
              label={labelOf(player)}
              state={substituteState(player.id, moves)}
              moves={moves}
            />
          </li>
        ))}
      </ul>
      <p className={classes.caption}>
        {held ? (
          <>
            <span>
              <strong>{held.lastName}</strong>: wskaż miejsce na boisku
            </span>
            <UnstyledButton className={classes.cancel} onClick={letGo}>
              Anuluj
            </UnstyledButton>
          </>
        ) : (
          captionOf(sitting.length > 0)
        )}
      </p>
    </div>
  )
}

const captionOf = (hasSubstitutes: boolean): string =>
  hasSubstitutes
    ? 'Wybierz rezerwowego, a potem miejsce na boisku, albo go przeciągnij.'
    : 'Upuść tu zawodnika, a usiądzie na ławce.'

interface StripSeatProps {
  player: Player
  label: string
  state: SubstituteState
  moves: BenchMoves
}

function StripSeat({ player, label, state, moves }: StripSeatProps) {
  const gestures = useSubstituteGestures(player.id, moves)
  return (
    <UnstyledButton
      className={classes.seat}
      aria-pressed={state === 'held'}
      data-substitute={player.id}
      data-state={state}
      {...gestures}
    >
      <VisuallyHidden>{`Rezerwowy: ${numberedName(player)}`}</VisuallyHidden>
      <SubstituteFace player={player} label={label} />
    </UnstyledButton>
  )
}
