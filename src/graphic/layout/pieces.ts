import { isLightByNature, mix } from '#domain/club/colour.ts'
import { longDate, shortDate } from '#domain/match/wall-date.ts'
import type { Lettering, Look, Tones } from '../looks/look.ts'
import { DEFAULT_CREST, type MatchView, type TeamView, teamsOf } from '../match-view.ts'
import type { Box, Gradient, ImageNode, Shadow, TextNode } from '../scene/node.ts'
import type { DataKey } from '../template/data-keys.ts'
import type { Style } from './layout.ts'
import type { Piece } from './piece.ts'
import type { Scoreboard } from './scoreboard.ts'
import type { TeamPlaces } from './team-places.ts'

type TextMore = Partial<
  Pick<
    TextNode,
    'minSize' | 'maxLines' | 'align' | 'vertical' | 'peers' | 'sharesLines' | 'unlessLoaded' | 'onceLoaded' | 'rotation'
  >
>

export const text = (
  place: Box,
  content: string,
  lettering: Lettering,
  size: number,
  colour: string,
  more: TextMore = {},
): TextNode => ({
  kind: 'text',
  ...place,
  text: content,
  ...lettering,
  size,
  colour,
  minSize: size * 0.5,
  maxLines: 2,
  align: 'center',
  vertical: 'middle',
  keepsWords: true,
  ...more,
})

/** A soft shadow under a plate that lies so far above the ground. */
export const plateShadow = (depth: number): Shadow => ({
  colour: 'rgba(0,0,0,0.55)',
  blur: depth * 1.9,
  x: 0,
  y: depth * 0.5,
})

const LIT = 0.22

/** Behind a cut-out, and under the number that stands where a photo is missing: the loud colour, lit away from the number's ink. */
export const photoBackdrop = ({ accent, accentInk }: Tones): Gradient => ({
  from: { x: 0, y: 0 },
  to: { x: 0, y: 1 },
  stops: [
    { at: 0, colour: mix(accent, isLightByNature(accentInk) ? '#000000' : '#ffffff', LIT) },
    { at: 1, colour: accent },
  ],
})

export const capitals = (look: Look, words: string): string => (look.capitals ? words.toLocaleUpperCase('pl') : words)

export const crest = (place: Box, team: TeamView): ImageNode => ({
  kind: 'image',
  ...place,
  src: team.crest ?? DEFAULT_CREST,
  fallback: DEFAULT_CREST,
  fit: 'contain',
})

/** A rim of light or shade round a crest, for its field may be of the very colour that it stands on. */
export const setOff = (crest: ImageNode, ink: string): ImageNode => ({
  ...crest,
  shadow: { colour: `${ink}80`, blur: Math.min(crest.width, crest.height) * 0.12, x: 0, y: 0 },
})

/** Home and away, and whose they are: a template's element for either takes the crest's place. */
export const crestKeys = ({ isHome }: MatchView): { home: DataKey[]; away: DataKey[] } =>
  isHome
    ? { home: ['home_crest', 'club_crest'], away: ['away_crest', 'opponent_crest'] }
    : { home: ['home_crest', 'opponent_crest'], away: ['away_crest', 'club_crest'] }

export const TEAM_PIECES = ['home-crest', 'away-crest', 'home-name', 'away-name'] as const

type NamesMore = Record<'home' | 'away', TextMore>

export function teamPieces(
  { look }: Style,
  places: TeamPlaces,
  view: MatchView,
  colour: string,
  size: number,
  more?: NamesMore,
): Piece[] {
  const { home, away } = teamsOf(view)
  const keys = crestKeys(view)
  const name = (place: Box, team: TeamView, own?: TextMore) =>
    text(place, capitals(look, team.name), look.name, size, colour, { maxLines: 2, minSize: size * 0.86, ...own })
  const emblem = (place: Box, team: TeamView) =>
    look.id === 'classic' ? crest(place, team) : setOff(crest(place, team), colour)
  return [
    { name: 'home-crest', shows: keys.home, nodes: [emblem(places.homeCrest, home)] },
    { name: 'away-crest', shows: keys.away, nodes: [emblem(places.awayCrest, away)] },
    { name: 'home-name', shows: ['home_team'], nodes: [name(places.homeName, home, more?.home)] },
    { name: 'away-name', shows: ['away_team'], nodes: [name(places.awayName, away, more?.away)] },
  ]
}

/** Both names of one size, the smaller that fits both, and on as many lines. */
export function pairedNames({ look }: Style, view: MatchView, names: Scoreboard['names']): NamesMore {
  const { home, away } = teamsOf(view)
  const paired: TextMore = {
    peers: [home, away].map(({ name }) => capitals(look, name)),
    sharesLines: true,
    maxLines: 3,
    vertical: names === 'under' || names === 'at-edges' ? 'top' : 'middle',
  }
  if (names === 'centred' || names === 'under') return { home: paired, away: paired }
  const ofHome: TextMore = { ...paired, align: 'left' }
  return { home: ofHome, away: names === 'in-rows' ? ofHome : { ...paired, align: 'right' } }
}

export const headingPiece = (
  { look, tones }: Style,
  place: Box,
  words: string,
  size: number,
  colour = tones.ink,
): Piece => ({
  name: 'heading',
  shows: ['heading'],
  nodes: [
    text(place, words, look.heading, size, colour, {
      align: look.headingAlign,
      maxLines: 1,
      rotation: look.headingTilt,
      minSize: 40,
    }),
  ],
})

/** League and round stand with the day; either may be missing. Where room is short, the day gives way. */
export const dayLine = ({ competition, date }: MatchView, room: 'wide' | 'narrow'): string =>
  [competition, competition && room === 'narrow' ? shortDate(date) : longDate(date)].filter(Boolean).join(' · ')

export const scorePiece = ({ look }: Style, place: Box, score: Score, colour: string): Piece => ({
  name: 'score',
  shows: ['score'],
  nodes: [
    text(place, `${score.homeScore}:${score.awayScore}`, look.figures, place.height, colour, {
      maxLines: 1,
      minSize: 40,
    }),
  ],
})

interface Score {
  homeScore: number
  awayScore: number
}
