import type { MatchState } from '#domain/match/document/match-state.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { KindName } from '../../kinds/kinds.ts'
import { restoreElements } from '../../template/element.ts'
import { goal, matchAfter, OTHER_POSTS, sampleMatch } from '../sample-match.ts'
import { withPhoto } from '../sample-photo.ts'
import { HARD_LINEUPS } from './hard-lineups.ts'
import { type Asked, HARDEST, LONG_CATALOGUE, usual } from './situation.ts'

const GOALS = sampleMatch('goal').events

const withScorers = (ours: number, theirs: number, more: Partial<MatchState> = {}): ShownMatch =>
  matchAfter(
    [
      ...Array.from({ length: ours }, (_, n) => goal(`o${n}`, `${n * 6 + 2}'`, (n % 18) + 1)),
      ...Array.from({ length: theirs }, (_, n) => goal(`t${n}`, `${n * 6 + 4}'`, null)),
    ],
    more,
  )

const INSTEAD_OF_PIECES = restoreElements(
  [
    { dataKey: 'club_crest', y: 4, padding: 20, backgroundColor: '#14532d', borderRadius: 30 },
    { dataKey: 'opponent_crest', y: 4 },
    { dataKey: 'scorer_photo', y: 4, objectFit: 'cover', borderRadius: 500 },
    { dataKey: 'heading', y: 84, fontSize: 60 },
    { dataKey: 'minute', y: 84, fontSize: 90, backgroundColor: '#ffffff' },
    { dataKey: 'player_number', y: 84, fontSize: 90, backgroundColor: '#f2c230' },
    { dataKey: 'competition', y: 70, fontSize: 40, backgroundColor: '#ffffff' },
  ].map((change, index) => ({
    type: 'dynamic',
    id: `d${index}`,
    ...{ x: 4 + (index % 3) * 32, width: 28, height: 14 },
    ...change,
  })),
)

/** What only this kind can be made of. */
export const OF_KIND: Readonly<Partial<Record<KindName, Readonly<Record<string, Asked>>>>> = {
  lineup: HARD_LINEUPS,
  goal: {
    'an own goal': { match: matchAfter([...GOALS.slice(0, 2), goal('s3', "67'", 9, { kind: 'ownGoal' })]) },
    'nobody known to have scored': {
      match: matchAfter([...GOALS.slice(0, 2), goal('s3', "67'", null, { side: 'ours' })]),
    },
    'long names': { match: matchAfter([...GOALS.slice(0, 2), goal('s3', "67'", 2)]), catalogue: LONG_CATALOGUE },
    'long names, 12:12': {
      match: matchAfter([...withScorers(11, 12).events, goal('last', "90+3'", 2, { at: 9 })]),
      catalogue: LONG_CATALOGUE,
    },
    'elements in place of pieces': { ...usual('goal'), template: { elements: INSTEAD_OF_PIECES } },
  },
  'opponent-goal': {
    'its minute known': { match: matchAfter([...GOALS, goal('s5', "67'", null, { at: 1 })]) },
    'away, long names': {
      match: matchAfter([...GOALS, goal('s5', '', null, { at: 1 })], { isHome: false }),
      catalogue: LONG_CATALOGUE,
    },
  },
  result: {
    '15:14': { match: withScorers(15, 14) },
    '13:12': { match: withScorers(13, 12) },
    '12:13 away': { match: withScorers(12, 13, { isHome: false }) },
    'long scorers': { match: withScorers(4, 3), catalogue: LONG_CATALOGUE },
    'nothing at half-time': { match: matchAfter([], { isHalfTime: true }) },
    'scorers on one side': { match: withScorers(3, 0, { isHome: false }) },
    'hardest, scorers as a list': { ...HARDEST, options: { 'scorers-panel': { arrangement: 'list' } } },
  },
  post: Object.fromEntries(
    Object.entries(OTHER_POSTS).flatMap(([name, post]) => {
      const match = { ...usual('post').match, post }
      return [
        [name, { match }],
        [`${name}, a photo`, withPhoto('post', match)],
      ]
    }),
  ),
}
