import { formationPlaces } from '#domain/lineup/formation.ts'
import { fraction } from '#domain/units.ts'
import { LED_LOOKS, PLACED_LOOKS } from '../../template/look-name.ts'
import { CUT_OUT_CATALOGUE, MATCH, matchAfter, SQUAD } from '../sample-match.ts'
import { type Asked, HARDEST, LONG_CATALOGUE, usual } from './situation.ts'

const CUT_OUT_LINEUP: Asked = {
  ...usual('lineup'),
  catalogue: CUT_OUT_CATALOGUE,
  looks: ['broadcast', 'silhouette'],
}

/** Each in the looks that find it hardest: eleven players are eleven hundred lines in all of them. */
export const HARD_LINEUPS: Readonly<Record<string, Asked>> = {
  'nothing but the eleven and the teams': {
    looks: ['poster'],
    match: matchAfter([], { matchDate: null, matchTime: null, benchPlayers: [] }),
  },
  'nobody and nothing yet': {
    looks: ['classic'],
    match: matchAfter([], {
      selectedOpponent: null,
      matchDate: null,
      matchTime: null,
      positions: MATCH.positions.map((slot) => ({ ...slot, playerId: null })),
      benchPlayers: [],
    }),
  },
  'long names': {
    looks: ['broadcast'],
    match: matchAfter([], { benchPlayers: SQUAD.slice(3, 18).map(({ id }) => id) }),
    catalogue: LONG_CATALOGUE,
  },
  'a crowded pitch': {
    looks: ['poster'],
    match: matchAfter([], {
      positions: MATCH.positions.map((slot, index) => ({
        ...slot,
        x: fraction(0.42 + (index % 4) * 0.05),
        y: fraction(0.4 + (index % 3) * 0.06),
      })),
    }),
  },
  'five rows': {
    looks: ['classic'],
    match: matchAfter([], {
      positions: formationPlaces('4-2-3-1').map((slot, index) => ({ ...slot, playerId: index + 1 })),
    }),
    catalogue: { ...LONG_CATALOGUE, players: [...LONG_CATALOGUE.players.slice(0, 11), ...SQUAD.slice(11)] },
  },
  'hardest, full names beside a column': {
    ...HARDEST,
    looks: PLACED_LOOKS,
    options: { players: { names: 'full', mark: 'shield' }, bench: { arrangement: 'column' } },
  },
  'hardest, tilted, no marks': {
    ...HARDEST,
    looks: PLACED_LOOKS,
    options: { players: { mark: 'none' }, pitch: { ground: 'tilted' } },
  },
  'cut out, in squares': { ...CUT_OUT_LINEUP, options: { players: { mark: 'square' } } },
  'cut out, in shields': { ...CUT_OUT_LINEUP, options: { players: { mark: 'shield' } } },
  'several options: large shields, full names': {
    ...usual('lineup'),
    looks: LED_LOOKS,
    options: { players: { mark: 'shield', names: 'full', markSize: 130 }, bench: { arrangement: 'column' } },
  },
  'several options: no marks, no numbers': {
    ...usual('lineup'),
    looks: LED_LOOKS,
    options: { players: { mark: 'none', numbers: 'off' }, bench: { arrangement: 'line' } },
  },
}
