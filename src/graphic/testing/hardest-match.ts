import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../catalogue.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, SQUAD } from './sample-match.ts'

const LONG = ['Wyrwizębowiczęśliwski-Źdźbłowski-Szczęsny', 'Brzęczyszczykiewiczówna', 'Gżegżółkiewicz-Żółć']
const [OURS, THEIRS, BENCH] = [15, 14, 20]

const players: Catalogue['players'] = Array.from({ length: 11 + BENCH }, (_, index) => {
  const { firstName = '', lastName = '' } = SQUAD[index % SQUAD.length] ?? {}
  return {
    id: index + 1,
    firstName,
    lastName: index % 2 === 0 ? (LONG[index % LONG.length] ?? '') : lastName,
    number: index + 1,
    lineupImage: null,
    scorerImage: null,
  }
})

/** A club of forty letters. */
export const LONG_CLUB = 'Miejski Klub Sportowy Orły Przyjaźń Dębno'

/** Names of forty letters, 15:14 with every scorer, twenty on the bench, no photograph, no crest. */
export const HARDEST_MATCH: ShownMatch = matchAfter(
  [
    ...Array.from({ length: OURS }, (_, index) => goal(`o${index}`, `${index * 6 + 1}'`, (index % 11) + 1)),
    ...Array.from({ length: THEIRS }, (_, index) => goal(`t${index}`, `${index * 6 + 3}'`, null)),
  ],
  {
    benchPlayers: players.slice(11).map(({ id }) => id),
    competition: 'Puchar Polski, szczebel wojewódzki, ćwierćfinał',
  },
)

export const HARDEST_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players,
  opponents: [{ id: 1, name: 'Miejski Klub Sportowy Przyjaźń Brzęczyszczykiewicze', logo: null }],
  club: { ...SAMPLE_CATALOGUE.club, crest: null },
}
