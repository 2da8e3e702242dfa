import { contrast, firstGood, mix } from '#domain/club/colour.ts'
import { longDate, shortDate } from '#domain/match/wall-date.ts'
import type { Lettering, Look, TeamPlaces, Tones } from './looks/look.ts'
import { DEFAULT_CREST, type MatchView, type TeamView, teamsOf } from './match-view.ts'
import type { Box, Gradient, ImageNode, SceneNode, TextNode } from './node.ts'

type TextMore = Partial<
  Pick<TextNode, 'minSize' | 'maxLines' | 'align' | 'vertical' | 'shows' | 'unlessLoaded' | 'onceLoaded' | 'rotation'>
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
  ...more,
})

const SHADE = 'rgba(0,0,0,0.2)'

/** A soft shadow from two faint shapes, one a little larger: a blurred one would take more time than all the rest. */
export const shadowOf = (place: Box, radius: number, depth: number): SceneNode[] =>
  [0.3, 1].map((share) => {
    const spread = depth * share * 0.7
    return {
      kind: 'rect',
      x: place.x - spread,
      y: place.y - spread + depth * 0.6,
      width: place.width + 2 * spread,
      height: place.height + 2 * spread,
      radius: radius + spread,
      fill: SHADE,
    }
  })

/** Behind a cut-out, and under the number that stands where a photo is missing: it goes as far as the number allows. */
export const photoBackdrop = ({ accent, accentInk, ground }: Tones): Gradient => ({
  from: { x: 0, y: 0 },
  to: { x: 0, y: 1 },
  stops: [
    { at: 0, colour: accent },
    {
      at: 1,
      colour: firstGood(
        (share) => mix(ground, accent, share),
        (hex) => contrast(hex, accentInk) >= 4.6,
      ),
    },
  ],
})

export const capitals = (look: Look, words: string): string => (look.capitals ? words.toLocaleUpperCase('pl') : words)

export const crest = (place: Box, team: TeamView, shows: 'club_crest' | 'opponent_crest'): ImageNode => ({
  kind: 'image',
  ...place,
  shows,
  src: team.crest ?? DEFAULT_CREST,
  fallback: DEFAULT_CREST,
  fit: 'contain',
})

export function teamNodes(look: Look, places: TeamPlaces, view: MatchView, colour: string, size: number): SceneNode[] {
  const teams = teamsOf(view)
  const [homeCrest, awayCrest] = view.isHome
    ? (['club_crest', 'opponent_crest'] as const)
    : (['opponent_crest', 'club_crest'] as const)
  const name = (place: Box, team: TeamView, shows: 'home_team' | 'away_team') =>
    text(place, capitals(look, team.name), look.name, size, colour, { maxLines: 2, minSize: size * 0.86, shows })
  return [
    crest(places.homeCrest, teams.home, homeCrest),
    crest(places.awayCrest, teams.away, awayCrest),
    name(places.homeName, teams.home, 'home_team'),
    name(places.awayName, teams.away, 'away_team'),
  ]
}

export function headingNode(look: Look, place: Box, words: string, size: number, colour: string): TextNode {
  return text(place, words, look.heading, size, colour, {
    align: look.headingAlign,
    maxLines: 1,
    rotation: look.headingTilt,
    minSize: 40,
    shows: 'heading',
  })
}

/** League and round stand with the day; either may be missing. Where room is short, the day gives way. */
export const dayLine = ({ competition, date }: MatchView, room: 'wide' | 'narrow'): string =>
  [competition, competition && room === 'narrow' ? shortDate(date) : longDate(date)].filter(Boolean).join(' · ')

export const scoreNode = (
  look: Look,
  place: Box,
  home: number,
  away: number,
  size: number,
  tones: Tones,
  onPanel: boolean,
): TextNode =>
  text(place, `${home}:${away}`, look.figures, size, onPanel ? tones.panelInk : tones.ink, {
    maxLines: 1,
    minSize: 40,
    shows: 'score',
  })
