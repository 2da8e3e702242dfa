import { contrast } from '#domain/club/colour.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import { namesOnGraphic } from '#domain/lineup/names.ts'
import { type ScorerLine, scorersBySide } from '#domain/match/scorers.ts'
import type { Look, Tones } from './looks/look.ts'
import type { ResultView } from './match-view.ts'
import { type Box, GRAPHIC_HEIGHT, GRAPHIC_WIDTH, type SceneNode } from './node.ts'
import { dayLine, headingNode, scoreNode, teamNodes, text } from './pieces.ts'
import type { KindScene } from './scene-of.ts'

/** Our scorers by name, told apart from each other; an opponent's goals, and one by a player who left, have none. */
export function namedScorers(
  { squad }: ResultView,
  lines: readonly ScorerLine[],
): { name: string; minutes: readonly string[] }[] {
  const scorerOf = ({ playerId }: ScorerLine) => squad.find(({ id }) => id === playerId)
  const nameOf = namesOnGraphic(lines.flatMap((line) => scorerOf(line) ?? []))
  return lines.map((line) => {
    const player = scorerOf(line)
    return { name: player ? nameOf(player) : '', minutes: line.minutes }
  })
}

/** `Kowalski 12', 67'`; an opponent's goals are minutes only. */
const scorerText = (view: ResultView, lines: readonly ScorerLine[]): string =>
  namedScorers(view, lines)
    .map(({ name, minutes }) => [name && followedName(name), minutes.join(', ')].filter(Boolean).join(' '))
    .join('\n')

function scorerTexts(view: ResultView): { home: string; away: string } {
  const { home, away } = scorersBySide(view.scorers, view.isHome)
  return { home: scorerText(view, home), away: scorerText(view, away) }
}

function scorerNodes(look: Look, tones: Tones, view: ResultView): SceneNode[] {
  const { homeScorers, awayScorers, scorersHeading, scorersPanel } = look.result
  const onPanel = scorersPanel.width > 0
  const [ink, muted] = onPanel ? [tones.panelInk, tones.panelMuted] : [tones.ink, tones.muted]
  const { home, away } = scorerTexts(view)
  const lines = Math.max(home.split('\n').length, away.split('\n').length)
  const size = Math.min(64, homeScorers.height / (lines * look.body.lineHeight))
  const column = (place: Box, words: string, align: 'left' | 'right', shows: 'home_scorer' | 'away_scorer') =>
    text(place, words, look.body, size, ink, { align, maxLines: 14, minSize: Math.min(30, size), shows })
  const nobody: Box = {
    ...homeScorers,
    width: awayScorers.x + awayScorers.width - homeScorers.x,
    height: homeScorers.height,
  }
  return [
    ...(onPanel ? look.panel(scorersPanel, tones) : look.veil(below(scorersHeading), tones)),
    text(scorersHeading, 'STRZELCY BRAMEK', look.name, scorersHeading.height * 0.62, muted, { maxLines: 1 }),
    ...(view.scorers.length === 0
      ? [text(nobody, 'Brak strzelców', look.body, 64, ink, { maxLines: 1, shows: 'home_scorer' as const })]
      : [
          divider(homeScorers, awayScorers, onPanel ? tones.accent : visibleOn(tones.ground, tones)),
          column(homeScorers, home, 'right', 'home_scorer'),
          column(awayScorers, away, 'left', 'away_scorer'),
        ]),
  ]
}

/** Down to the edge of the picture and past it: a veil fades at its end. */
const below = (place: Box): Box => ({ x: 0, y: place.y - 20, width: GRAPHIC_WIDTH, height: GRAPHIC_HEIGHT })

/** The accent, unless the ground is of nearly the same colour. */
const visibleOn = (ground: string, { accent, ink }: Tones): string => (contrast(accent, ground) >= 1.5 ? accent : ink)

const divider = (home: Box, away: Box, colour: string): SceneNode => {
  const gap = away.x - home.x - home.width
  const place = { x: home.x + home.width, y: home.y + 20, width: gap, height: home.height - 40 }
  return { kind: 'line', ...place, colour, thickness: 4, orientation: 'vertical' }
}

const resultHeading = ({ isHalfTime }: ResultView): string => (isHalfTime ? 'WYNIK DO PRZERWY' : 'WYNIK KOŃCOWY')

function resultNodes(look: Look, tones: Tones, view: ResultView): SceneNode[] {
  const { result } = look
  const scoreOnPanel = result.score.y >= result.scorePanel.y
  return [
    ...look.veil({ x: 0, y: 0, width: GRAPHIC_WIDTH, height: result.scorePanel.y * 1.2 }, tones),
    ...look.panel(result.scorePanel, tones),
    headingNode(look, result.heading, resultHeading(view), result.heading.height * 0.86, tones.ink),
    text(result.date, dayLine(view, 'wide'), look.body, 36, tones.muted, {
      align: look.headingAlign,
      maxLines: 1,
      shows: 'date',
    }),
    ...teamNodes(look, result, view, tones.panelInk, 52),
    scoreNode(look, result.score, view.homeScore, view.awayScore, result.score.height, tones, scoreOnPanel),
    ...scorerNodes(look, tones, view),
  ]
}

export const RESULT_SCENE: KindScene<ResultView> = {
  nodes: resultNodes,
  values: (view) => {
    const { home, away } = scorerTexts(view)
    return {
      heading: resultHeading(view),
      score: `${view.homeScore}:${view.awayScore}`,
      home_scorer: home,
      away_scorer: away,
    }
  },
}
