import { teamsOf } from '../../match-view.ts'
import type { PersonView } from './person-view.ts'

/** Whom it is about; of somebody who is not known, whose team. */
export function personName({ name, isOurs, isHome, ...view }: PersonView): string {
  if (name !== '') return name
  const { home, away } = teamsOf({ ...view, isHome })
  return (isOurs === isHome ? home : away).name
}
