import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { STAT_MAX, STAT_NAMES } from '#domain/match/match-stats.ts'
import { POST_TEXT_MAX } from '#domain/match/post.ts'
import type { Catalogue } from '../catalogue.ts'
import { incidentsOf } from '../sample/incidents.ts'
import { sampleSeason } from '../sample/sample-season.ts'
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

const LONG_OPPONENT = 'Miejski Klub Sportowy Przyjaźń Brzęczyszczykiewicze'

/** Names of forty letters, 15:14 with every scorer, twenty on the bench, no photograph, no crest. */
export const HARDEST_MATCH: ShownMatch = matchAfter(
  [
    ...Array.from({ length: OURS }, (_, index) => goal(`o${index}`, `${index * 6 + 1}'`, (index % 11) + 1)),
    ...Array.from({ length: THEIRS }, (_, index) => goal(`t${index}`, `${index * 6 + 3}'`, null)),
    ...incidentsOf(players).map((event) => ({ ...event, minute: "90+11'" })),
  ],
  {
    benchPlayers: players.slice(11).map(({ id }) => id),
    competition: 'Puchar Polski, szczebel wojewódzki, ćwierćfinał',
    matchTimeState: 'secondHalf',
    venue: 'Boisko ze sztuczną nawierzchnią przy Szkole Podstawowej, ul. Źródlana 12a',
    bestPlayer: 1,
    stats: Object.fromEntries(STAT_NAMES.map((name) => [name, { ours: STAT_MAX, theirs: 0 }])),
    post: {
      topic: 'own',
      headline: 'Źdźbłowska i Wyrwizębowicz wśród najlepszych w województwie!',
      text: 'Źdźbło i żółć. '.repeat(POST_TEXT_MAX / 15).trim(),
      playerId: 1,
    },
  },
)

export const HARDEST_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players,
  opponents: [{ id: 1, name: LONG_OPPONENT, logo: null }],
  club: { ...SAMPLE_CATALOGUE.club, crest: null },
  season: sampleSeason(
    { name: LONG_CLUB, crest: null },
    Array.from({ length: 17 }, () => ({ name: LONG_OPPONENT, crest: null })),
    [{ playerId: 1, goals: 248, matches: 300 }],
  ),
}
