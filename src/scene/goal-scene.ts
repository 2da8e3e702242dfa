import { fullName } from '#domain/squad/full-name.ts'
import type { OwnValues } from './data-values.ts'
import type { Look, Tones } from './looks/look.ts'
import { type GoalView, type PlayerView, type TeamView, teamsOf } from './match-view.ts'
import { GRAPHIC_WIDTH, type SceneNode } from './node.ts'
import { capitals, crest, headingNode, photoBackdrop, scoreNode, shadowOf, teamNodes, text } from './pieces.ts'
import type { KindScene } from './scene-of.ts'

const scorerPhoto = (scorer: PlayerView): string => scorer.scorerImage ?? scorer.lineupImage ?? ''

/** Our scorer with his picture; without one, his number stands where the picture would. */
function scorerPicture(look: Look, tones: Tones, scorer: PlayerView): SceneNode[] {
  const { photo, photoRadius } = look.goal
  const src = scorerPhoto(scorer)
  const shows = 'scorer_photo' as const
  const number = text(photo, String(scorer.number), look.figures, photo.height * 0.6, tones.accentInk, {
    maxLines: 1,
    unlessLoaded: src,
  })
  const nodes: SceneNode[] = [
    ...shadowOf(photo, photoRadius, 24),
    { kind: 'rect', ...photo, fill: photoBackdrop(tones), radius: photoRadius },
    number,
    { kind: 'image', ...photo, src, fit: 'cover', radius: photoRadius },
    { kind: 'rect', ...photo, fill: 'transparent', radius: photoRadius, border: { width: 8, colour: tones.accent } },
  ]
  return nodes.map((node) => ({ ...node, shows }))
}

/** Who, under what the name is, and when. */
function named(look: Look, tones: Tones, what: string, words: string, minute: string | null): SceneNode[] {
  const { label, name, minute: minutePlace, namePanel } = look.goal
  const align = look.headingAlign
  const nodes: SceneNode[] = [...look.panel(namePanel, tones)]
  nodes.push(text(label, what, look.body, 40, tones.panelMuted, { align, maxLines: 1 }))
  nodes.push(
    text(name, capitals(look, words), look.name, name.height * 0.78, tones.panelInk, {
      align,
      maxLines: 2,
      minSize: 60,
    }),
  )
  if (minute) {
    const end = align === 'left' ? 'right' : 'center'
    const more = { align: end, maxLines: 1, shows: 'minute' } as const
    nodes.push(text(minutePlace, minute, look.figures, minutePlace.height, tones.panelInk, more))
  }
  return nodes
}

/** A crest where the scorer's picture would be. */
function crestPicture({ goal: { photo } }: Look, team: TeamView, shows: 'club_crest' | 'opponent_crest'): SceneNode {
  const inset = photo.width * 0.1
  const place = {
    x: photo.x + inset,
    y: photo.y + inset,
    width: photo.width - 2 * inset,
    height: photo.height - 2 * inset,
  }
  return crest(place, team, shows)
}

/** Ours: who scored; of an opponent's own goal only that it was one. */
function ourGoal(look: Look, tones: Tones, view: GoalView): SceneNode[] {
  const { scorer, scorerName, isOwnGoal, minute } = view
  if (isOwnGoal)
    return [crestPicture(look, view.club, 'club_crest'), ...named(look, tones, '', 'Gol samobójczy', minute)]
  const words = scorer ? fullName(scorer) : (scorerName ?? '')
  const picture = scorer ? scorerPicture(look, tones, scorer) : []
  return [...picture, ...named(look, tones, 'Strzelec bramki', words, minute)]
}

/** Theirs: no scorer is named; their crest stands where his picture would. */
function opponentGoal(look: Look, tones: Tones, view: GoalView): SceneNode[] {
  const { namePanel, label, name } = look.goal
  const { home, away } = teamsOf(view)
  const them = view.isHome ? away : home
  const picture = crestPicture(look, them, 'opponent_crest')
  if (view.minute) return [picture, ...named(look, tones, 'Bramkę zdobywa', them.name, view.minute)]
  const area = { ...name, y: label.y, height: name.y + name.height - label.y }
  return [
    picture,
    ...look.panel(namePanel, tones),
    text(area, capitals(look, them.name), look.name, area.height * 0.6, tones.panelInk, {
      align: look.headingAlign,
      maxLines: 2,
      minSize: 60,
    }),
  ]
}

const goalHeading = ({ isOpponentGoal }: GoalView): string => (isOpponentGoal ? 'BRAMKA' : 'GOOOOL!')

function goalNodes(look: Look, tones: Tones, view: GoalView): SceneNode[] {
  const { goal } = look
  return [
    ...look.veil({ x: 0, y: 0, width: GRAPHIC_WIDTH, height: goal.photo.y * 1.3 }, tones),
    ...(view.isOpponentGoal ? opponentGoal(look, tones, view) : ourGoal(look, tones, view)),
    ...look.panel(goal.scorePanel, tones),
    ...teamNodes(look, goal, view, tones.panelInk, 40),
    scoreNode(look, goal.score, view.homeScore, view.awayScore, goal.score.height, tones, true),
    headingNode(look, goal.heading, goalHeading(view), goal.heading.height, tones.ink),
  ]
}

function goalValues(view: GoalView): OwnValues {
  const { isOpponentGoal, isHome, homeScore, awayScore, minute, scorerName } = view
  const scorer = isOpponentGoal ? null : view.scorer
  return {
    heading: goalHeading(view),
    score: `${homeScore}:${awayScore}`,
    minute: minute ?? '',
    [isHome ? 'home_scorer' : 'away_scorer']: scorer ? fullName(scorer) : (scorerName ?? ''),
    ...(scorer && { player_number: String(scorer.number), scorer_photo: scorerPhoto(scorer) }),
  }
}

export const GOAL_SCENE: KindScene<GoalView> = { nodes: goalNodes, values: goalValues }
