import { shortDate, wallTime } from '#domain/match/wall-date.ts'
import { type DataTexts, elementNodes } from './element-nodes.ts'
import { goalNodes } from './goal-scene.ts'
import { lineupNodes } from './lineup-scene.ts'
import { LOOKS } from './looks/looks.ts'
import { type GraphicView, type TemplateView, teamsOf } from './match-view.ts'
import { GRAPHIC_HEIGHT, GRAPHIC_WIDTH, type Scene, type SceneNode, WHOLE } from './node.ts'
import { resultNodes, scorerTexts } from './result-scene.ts'

const PICTURE_LIMIT_MS = 30_000

/** What the template's dynamic elements say about this match. */
function dataTexts(view: GraphicView): DataTexts {
  const { home, away } = teamsOf(view)
  const scorers = view.kind === 'result' ? scorerTexts(view) : goalScorer(view)
  return {
    home_team: home.name,
    away_team: away.name,
    score: view.kind === 'lineup' ? '' : `${view.homeScore}:${view.awayScore}`,
    date: shortDate(view.date),
    time: wallTime(view.time),
    home_scorer: scorers.home,
    away_scorer: scorers.away,
  }
}

function goalScorer(view: GraphicView): { home: string; away: string } {
  const scorer = view.kind === 'goal' && !view.isOpponentGoal ? view.scorer : null
  const name = scorer ? `${scorer.firstName} ${scorer.lastName}`.trim() : ''
  return view.isHome ? { home: name, away: '' } : { home: '', away: name }
}

function builtIn(view: GraphicView, template: TemplateView): SceneNode[] {
  const full = LOOKS[template.look]
  const look = template.isOwnBackground ? full : { ...full, veil: () => [] }
  const tones = look.tones(view.club.colours)
  switch (view.kind) {
    case 'lineup':
      return lineupNodes(look, tones, view)
    case 'goal':
      return goalNodes(look, tones, view)
    case 'result':
      return resultNodes(look, tones, view)
  }
}

/** Background, then the built-in layout, then the template's elements; a datum that has an element appears only there. */
export function graphicScene(view: GraphicView, template: TemplateView): Scene {
  const bound = new Set(template.elements.flatMap((element) => (element.type === 'dynamic' ? [element.dataKey] : [])))
  const background: SceneNode[] = template.background
    ? [
        {
          kind: 'image',
          x: 0,
          y: 0,
          width: GRAPHIC_WIDTH,
          height: GRAPHIC_HEIGHT,
          src: template.background,
          fit: 'cover',
        },
      ]
    : [{ ...WHOLE, kind: 'rect', fill: LOOKS[template.look].tones(view.club.colours).ground }]
  const layout = builtIn(view, template).filter((node) => !node.shows || !bound.has(node.shows))
  return {
    width: GRAPHIC_WIDTH,
    height: GRAPHIC_HEIGHT,
    pictureLimitMs: view.kind === 'lineup' ? undefined : PICTURE_LIMIT_MS,
    nodes: [...background, ...layout, ...elementNodes(template.elements, dataTexts(view))],
  }
}
