import { useEffect, useState } from 'react'
import type { PublicMatchDetails } from '#contract/fan.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { pairOf, runningMinute } from './match-words.ts'
import classes from './push-banner.module.css'

const BANNER_MS = 5_000

/** Counts the presses, so that a second one starts the five seconds anew. */
export function useGoalSimulation() {
  const [presses, setPresses] = useState(0)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (presses === 0) return
    setShown(true)
    const timer = setTimeout(() => setShown(false), BANNER_MS)
    return () => clearTimeout(timer)
  }, [presses])
  return { presses, isShown, simulate: () => setPresses((count) => count + 1) }
}

interface PushBannerProps {
  match: PublicMatchDetails
  presses: number
  isShown: boolean
}

/** What a goal of the club would look like on top of a fan's screen. */
export function PushBanner({ match, presses, isShown }: PushBannerProps) {
  return (
    <div className={classes.place} role="status">
      {isShown && (
        <div key={presses} className={classes.banner}>
          <ClubCrest size={40} />
          <div>
            <p className={classes.title}>
              Gooool! {scoreAfterGoal(match)}
              <span className={classes.tag}>Symulacja</span>
            </p>
            <p className={classes.text}>
              {match.status === 'live' && `${runningMinute(match)} `}
              {pairOf(match)}
            </p>
            <p className={classes.text}>Do kibiców nic nie wysłano.</p>
          </div>
        </div>
      )}
    </div>
  )
}

const scoreAfterGoal = ({ isHome, homeScore, awayScore }: PublicMatchDetails): string =>
  isHome ? `${homeScore + 1}:${awayScore}` : `${homeScore}:${awayScore + 1}`
