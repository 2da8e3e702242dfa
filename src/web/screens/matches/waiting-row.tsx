import { Link } from '@tanstack/react-router'
import { useOpponents } from '#web/api/opponents.ts'
import { Crest } from '#web/club/crest.tsx'
import { useMatchLabel } from '#web/match/opened/match-label.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import classes from './match-row.module.css'

/** A match made without a connection: only this browser has it so far. */
export function WaitingRow({ matchKey }: { matchKey: MatchKey }) {
  const opponentId = useMatchOf(matchKey, (match) => match.selectedOpponent)
  const opponent = useOpponents().data?.find(({ id }) => id === opponentId)
  const { name } = useMatchLabel(matchKey)
  return (
    <li className={classes.row}>
      <Crest src={opponent?.logo} size={40} />
      <div className={classes.facts}>
        <Link to="/lineup" search={{ mecz: matchKey }} className={classes.name}>
          {name}
        </Link>
        <span className={classes.when}>Czeka na połączenie</span>
      </div>
    </li>
  )
}
