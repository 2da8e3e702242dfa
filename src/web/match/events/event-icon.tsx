import {
  IconArrowsExchange,
  IconBallFootball,
  IconBallFootballOff,
  IconNote,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { EventKind } from '#domain/match/events/match-event.ts'
import classes from './event-icon.module.css'

type Card = 'yellow' | 'red'
type Sign = { cards: readonly Card[] } | { Icon: ComponentType<IconProps>; isMuted?: boolean }

const SIGNS: Record<EventKind, Sign> = {
  goal: { Icon: IconBallFootball },
  ownGoal: { Icon: IconBallFootball },
  penalty: { Icon: IconBallFootball },
  penaltyMissed: { Icon: IconBallFootballOff, isMuted: true },
  disallowedGoal: { Icon: IconBallFootballOff, isMuted: true },
  yellowCard: { cards: ['yellow'] },
  secondYellowCard: { cards: ['yellow', 'red'] },
  redCard: { cards: ['red'] },
  substitution: { Icon: IconArrowsExchange },
  note: { Icon: IconNote, isMuted: true },
}

/** The words beside it say the same. */
export function EventIcon({ kind }: { kind: EventKind }) {
  const sign = SIGNS[kind]
  if ('Icon' in sign)
    return (
      <span className={classes.icon} data-muted={sign.isMuted || undefined} aria-hidden>
        <sign.Icon size={24} />
      </span>
    )
  return (
    <span className={classes.icon} aria-hidden>
      <span className={classes.cards}>
        {sign.cards.map((colour) => (
          <span key={colour} className={classes.card} data-colour={colour} />
        ))}
      </span>
    </span>
  )
}
