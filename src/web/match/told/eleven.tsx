import '@mantine/core/styles/Avatar.layer.css'
import { Avatar, VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import type { PublicMatchDetails, PublicPlayer } from '#contract/fan.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { namesOnGraphic } from '#domain/lineup/names.ts'
import { PitchLines } from '#web/ui/pitch-lines.tsx'
import classes from './eleven.module.css'

type Lineup = NonNullable<PublicMatchDetails['lineup']>

interface ElevenProps {
  lineup: Lineup
  /** Of the heading over the bench. */
  order: 3 | 4
  /** What is to be said of a player beside the name. */
  markOf?: (playerId: number) => string | null
}

/** The eleven on the pitch and the bench, with the names of the day. */
export function Eleven({ lineup: { positions, benchPlayers }, order, markOf = () => null }: ElevenProps) {
  const Heading = `h${order}` as const
  const nameOf = namesOnGraphic([...positions.map(({ player }) => player), ...benchPlayers])
  return (
    <>
      <div className={classes.turf}>
        <PitchLines className={classes.lines} />
        <ul className={classes.slots} aria-label="Jedenastka">
          {positions.map(({ x, y, player }) => (
            <li key={player.id} className={classes.slot} style={placeOf(x, y)}>
              <Face player={player} />
              <span className={classes.label}>
                <VisuallyHidden>{player.number} </VisuallyHidden>
                {nameOf(player)}
                {markOf(player.id) && <span className={classes.mark}>{markOf(player.id)}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {benchPlayers.length > 0 && (
        <div className={classes.bench}>
          <Heading className={classes.benchTitle}>Rezerwowi</Heading>
          <ul className={classes.benchList}>
            {benchPlayers.map((player) => (
              <li key={player.id}>
                <strong>{player.number}</strong> {player.firstName} {player.lastName} {markOf(player.id)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const placeOf = (x: number, y: number): CSSProperties & Record<`--${string}`, string> => ({
  '--x': `${x * 100}%`,
  '--y': `${y * 100}%`,
})

/** The photo with the number, or the number alone. */
function Face({ player: { number, photo } }: { player: PublicPlayer }) {
  return (
    <span className={classes.face} aria-hidden>
      <Avatar
        src={photo && pictureAtSize(photo, 160)}
        alt=""
        size="100%"
        radius="50%"
        classNames={{ image: classes.photo, placeholder: classes.shirt }}
      >
        {number}
      </Avatar>
      {photo && <span className={classes.number}>{number}</span>}
    </span>
  )
}
