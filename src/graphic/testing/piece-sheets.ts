import type { FormatName } from '../formats.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { LookName } from '../template/look-name.ts'
import type { PieceChanges, PieceValues } from '../template/pieces/piece-change.ts'

interface PieceSheet {
  /** What it shows. */
  name: 'letters' | 'places' | 'layers'
  kind: KindName
  look: LookName
  format: FormatName
  pieces: PieceChanges
  /** Raw, as they are sent. */
  elements?: readonly object[]
}

type Values = Readonly<Record<string, PieceValues>>

const everywhere = (values: Values): PieceChanges =>
  Object.fromEntries(Object.entries(values).map(([name, shared]) => [name, { shared }]))

/** In this format by itself; in every other it would stay where its look has it. */
const alone = (format: FormatName, values: Values): PieceChanges =>
  Object.fromEntries(Object.entries(values).map(([name, own]) => [name, { formats: { [format]: own } }]))

const GOLD = '#f2c230'
const SERIF = { fontFamily: 'Playfair Display', fontWeight: 'bold' }
const place = (x: number, y: number, width: number, height: number, rotation = 0) => ({ x, y, width, height, rotation })

/** One beneath all pieces, and one over those that were not lifted. */
const bands = (y: number) => [
  { id: 'under', type: 'rectangle', x: 0, y: 0, width: 60, height: 100, backgroundColor: '#7a1020', under: true },
  { id: 'over', type: 'rectangle', x: 20, y, width: 60, height: 25, backgroundColor: '#14532dd0', zIndex: 5 },
]

/** All that a template can change of any piece, for each kind; its looks and formats take turns. */
export const PIECE_SHEETS: readonly PieceSheet[] = [
  {
    ...{ name: 'letters', kind: 'result', look: 'classic', format: 'portrait' },
    pieces: everywhere({
      score: { color: GOLD, fontScale: 75, ...SERIF },
      heading: { textAlign: 'right', letterCase: 'upper', color: '#c62828' },
      'home-name': { letterCase: 'upper', fontFamily: 'Big Shoulders Display', fontWeight: '800' },
      'scorers-panel': { panelColor: '#14532d80' },
      'home-scorers': { opacity: 0.4 },
    }),
  },
  {
    ...{ name: 'places', kind: 'result', look: 'broadcast', format: 'story' },
    pieces: alone('story', {
      heading: place(10, 16, 50, 8, 350),
      'score-panel': place(8, 30, 70, 20),
      'home-crest': place(2, 25, 24, 14, 340),
      'scorers-panel': place(10, 55, 40, 22),
    }),
  },
  {
    ...{ name: 'layers', kind: 'result', look: 'poster', format: 'square' },
    pieces: everywhere({ score: { zIndex: 10 }, date: { hidden: true }, 'away-crest': { zIndex: -1 } }),
    elements: bands(25),
  },
  {
    ...{ name: 'letters', kind: 'lineup', look: 'poster', format: 'landscape' },
    pieces: everywhere({
      heading: { color: GOLD, fontScale: 60, ...SERIF },
      players: { color: '#14532d', fontFamily: 'Georgia', letterCase: 'upper' },
      'bench-panel': { panelColor: '#7a1020' },
      bench: { color: '#ffffff', fontWeight: '800', textAlign: 'right' },
      date: { opacity: 0.5 },
    }),
  },
  {
    ...{ name: 'places', kind: 'lineup', look: 'classic', format: 'portrait' },
    pieces: alone('portrait', {
      pitch: place(20, 20, 76, 60),
      'home-crest': place(3, 30, 14, 12, 15),
      'bench-panel': place(4, 82, 60, 8),
    }),
  },
  {
    ...{ name: 'layers', kind: 'lineup', look: 'broadcast', format: 'square' },
    pieces: everywhere({ players: { zIndex: 10 }, date: { hidden: true }, bench: { hidden: true } }),
    elements: bands(40),
  },
  {
    ...{ name: 'letters', kind: 'goal', look: 'broadcast', format: 'landscape' },
    pieces: everywhere({
      name: { color: GOLD, fontScale: 80, ...SERIF },
      label: { letterCase: 'upper', textAlign: 'right', fontFamily: 'Courier New' },
      'name-panel': { panelColor: '#7a1020' },
      score: { fontWeight: 'lighter', opacity: 0.6 },
    }),
  },
  {
    ...{ name: 'places', kind: 'goal', look: 'poster', format: 'portrait' },
    pieces: alone('portrait', {
      photo: place(40, 4, 55, 50, 8),
      heading: place(4, 50, 60, 10, 352),
      'name-panel': place(30, 64, 60, 12),
    }),
  },
  {
    ...{ name: 'layers', kind: 'goal', look: 'classic', format: 'square' },
    pieces: everywhere({ photo: { zIndex: 10 }, label: { hidden: true }, minute: { hidden: true } }),
    elements: bands(30),
  },
  {
    ...{ name: 'letters', kind: 'opponent-goal', look: 'broadcast', format: 'story' },
    pieces: everywhere({
      score: { color: GOLD, fontScale: 80, ...SERIF },
      heading: { textAlign: 'right', fontFamily: 'Verdana', color: '#8ecae6' },
      label: { letterCase: 'upper', opacity: 0.5 },
      'score-panel': { panelColor: '#14532d' },
    }),
  },
  {
    ...{ name: 'places', kind: 'opponent-goal', look: 'classic', format: 'landscape' },
    pieces: alone('landscape', { heading: place(4, 6, 40, 14, 350), 'score-panel': place(10, 30, 60, 60) }),
  },
  {
    ...{ name: 'layers', kind: 'opponent-goal', look: 'poster', format: 'portrait' },
    pieces: everywhere({ heading: { zIndex: 10 }, 'score-panel': { hidden: true }, score: { hidden: true } }),
    elements: bands(60),
  },
]
