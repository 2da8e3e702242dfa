import { Link } from '@tanstack/react-router'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { useClub } from '#web/club/use-club.ts'
import classes from './club-mark.module.css'

export function ClubMark() {
  const { name, isKnown } = useClub()
  return (
    <Link to="/" className={classes.mark}>
      <ClubCrest size={40} />
      <span className={classes.name}>{isKnown ? name : 'Jedenastka'}</span>
    </Link>
  )
}
