import '@mantine/core/styles/Avatar.layer.css'
import { Avatar, VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import type { PublicMatchDetails, PublicPlayer } from '#contract/fan.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { namesOnGraphic } from '#domain/lineup/names.ts'
import { PitchLines } from '#web/ui/pitch-lines.tsx'
import { AppSection } from './app-section.tsx'
import classes from './lineup-card.module.css'

type Lineup = NonNullable<PublicMatchDetails['lineup']>

/** The eleven on the pitch and the bench. Nothing of it is known until the club publishes it. */
export function LineupCard({ lineup }: { lineup: Lineup | null }) {
  return <AppSection title="Skład">{lineup ? <Eleven lineup={lineup} /> : <NotYet />}</AppSection>
}

function NotYet() {
  return <p className={classes.none}>Skład pojawi się, gdy klub go opublikuje</p>
}

function Eleven({ lineup: { positions, benchPlayers } }: { lineup: Lineup }) {
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
              </span>
            </li>
          ))}
        </ul>
      </div>
      {benchPlayers.length > 0 && (
        <div className={classes.bench}>
          <h4 className={classes.benchTitle}>Rezerwowi</h4>
          <ul className={classes.benchList}>
            {benchPlayers.map((player) => (
              <li key={player.id}>
                <strong>{player.number}</strong> {player.firstName} {player.lastName}
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
