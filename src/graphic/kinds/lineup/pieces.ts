import { DATE_PIECE, HEADING_PIECE, type PieceFacts, TEAM_PIECE_FACTS } from '../../layout/shared-pieces.ts'

export const MARK_NAMES = ['circle', 'shield', 'square', 'cut-out', 'none'] as const
export const GROUND_NAMES = ['drawn', 'tilted', 'plain', 'none'] as const
const ON_OFF = ['on', 'off'] as const
const PLAYER_NAMES = ['last', 'full'] as const
const BENCH_ARRANGEMENTS = ['auto', 'line', 'column'] as const

export type MarkName = (typeof MARK_NAMES)[number]
export type GroundName = (typeof GROUND_NAMES)[number]
export type BenchArrangement = (typeof BENCH_ARRANGEMENTS)[number]
export type LineupChoice =
  | MarkName
  | GroundName
  | BenchArrangement
  | (typeof ON_OFF)[number]
  | (typeof PLAYER_NAMES)[number]

export const LINEUP_PIECES = {
  ...HEADING_PIECE,
  ...DATE_PIECE,
  ...TEAM_PIECE_FACTS,
  photo: { label: 'Zdjęcie zawodnika' },
  number: { label: 'Numer zawodnika' },
  time: { label: 'Godzina' },
  versus: { label: 'Napis „vs”' },
  pitch: {
    label: 'Boisko',
    fields: { ground: { type: 'choice', label: 'Podłoże', options: GROUND_NAMES, default: 'drawn' } },
  },
  players: {
    label: 'Jedenastka',
    fields: {
      mark: { type: 'choice', label: 'Zdjęcia zawodników', options: MARK_NAMES, default: 'circle' },
      markSize: { type: 'number', label: 'Wielkość zdjęć (%)', min: 60, max: 150, step: 5, default: 100 },
      numbers: { type: 'choice', label: 'Numery', options: ON_OFF, default: 'on' },
      names: { type: 'choice', label: 'Podpisy', options: PLAYER_NAMES, default: 'last' },
    },
  },
  'bench-panel': { label: 'Panel rezerwowych' },
  'bench-label': { label: 'Napis „Rezerwowi”' },
  bench: {
    label: 'Rezerwowi',
    fields: { arrangement: { type: 'choice', label: 'Układ', options: BENCH_ARRANGEMENTS, default: 'auto' } },
  },
} as const satisfies Readonly<Record<string, PieceFacts>>
