import type { Box } from '../scene/node.ts'
import { beside, inset, stack, within } from './area.ts'
import type { TeamPlaces } from './team-places.ts'

export interface Scoreboard extends TeamPlaces {
  score: Box
  /** How the names stand to their crests. */
  names: 'centred' | 'under' | 'at-edges' | 'in-rows' | 'beside'
}

interface Parts {
  /** How wide the figures are beside the teams, how high between or under them. */
  score: number
  crest: number
  gap?: number
}

const square = (area: Box, side: number): Box => within(area, { width: side, height: side })

/** A line of figures that stand nearly as high as the crest beside them. */
const FIGURES = 1.25

/** Each crest over its name, the score between the crests. */
export function crestsOverNames(area: Box, { score, crest, gap = 12 }: Parts): Scoreboard {
  const [home, middle, away] = beside(area, [{ share: 1 }, score, { share: 1 }], gap)
  const [homeCrest, homeName] = stack(home, [crest, { share: 1 }], gap)
  const [awayCrest, awayName] = stack(away, [crest, { share: 1 }], gap)
  return {
    homeCrest: square(homeCrest, crest),
    awayCrest: square(awayCrest, crest),
    homeName,
    awayName,
    score: within({ ...middle, height: crest }, { height: Math.round(crest * FIGURES) }),
    names: 'under',
  }
}

/** Each crest over its name, the score between the crests; the names, wider than these, reach under it. */
export function crestsOverWideNames(area: Box, { crest, gap = 12 }: Omit<Parts, 'score'>): Scoreboard {
  const middle = Math.round(area.width / 4)
  const { score, ...teams } = crestsOverNames(area, { score: middle, crest, gap: 0 })
  const under = (name: Box): Box => inset(name, { top: gap })
  const wider = (name: Box): number => (name.width - crest) / 2 - gap
  return {
    ...teams,
    homeName: under(teams.homeName),
    awayName: under(teams.awayName),
    score: inset(score, { left: -wider(teams.homeName), right: -wider(teams.awayName) }),
  }
}

/** The crests at the outer edges, the score between them; under it the names, each as wide as half of it all. */
export function crestsAtEdges(area: Box, { crest, gap = 12 }: Omit<Parts, 'score'>): Scoreboard {
  const [top, under] = stack(area, [crest, { share: 1 }], gap)
  const [homeCrest, score, awayCrest] = beside(top, [crest, { share: 1 }, crest], gap)
  const [homeName, awayName] = beside(under, [{ share: 1 }, { share: 1 }], gap * 2)
  return {
    homeCrest,
    awayCrest,
    homeName,
    awayName,
    score: within(score, { height: Math.round(crest * FIGURES) }),
    names: 'at-edges',
  }
}

/** One team under the other, each with its crest and name on a line; beside both the score. */
export function inRows(area: Box, { score, gap = 12 }: Omit<Parts, 'crest'>): Scoreboard {
  const [teams, figures] = beside(area, [{ share: 1 }, score], gap * 2)
  const [home, away] = stack(teams, [{ share: 1 }, { share: 1 }], gap)
  const [homeCrest, homeName] = beside(home, [home.height, { share: 1 }], gap)
  const [awayCrest, awayName] = beside(away, [away.height, { share: 1 }], gap)
  return { homeCrest, awayCrest, homeName, awayName, score: figures, names: 'in-rows' }
}

/** One team over the score, the other under it; each crest at its own edge. */
export function roundScore(area: Box, { score, gap = 12 }: Omit<Parts, 'crest'>): Scoreboard {
  const [home, figures, away] = stack(area, [{ share: 1 }, score, { share: 1 }], gap)
  const [homeCrest, homeName] = beside(home, [home.height, { share: 1 }], gap)
  const [awayName, awayCrest] = beside(away, [{ share: 1 }, away.height], gap)
  return { homeCrest, awayCrest, homeName, awayName, score: figures, names: 'beside' }
}

/** The teams beside each other, the score as wide as both under them. */
export function teamsOverScore(area: Box, { score, crest, gap = 12 }: Parts): Scoreboard {
  const [teams, figures] = stack(area, [{ share: 1 }, score], gap)
  return { ...crestsOverNames(teams, { score: 0, crest, gap }), score: figures }
}

/** All on one line: crest, name, score, name, crest. */
export function inOneLine(area: Box, { score, crest, gap = 16 }: Parts): Scoreboard {
  const [home, homeName, middle, awayName, away] = beside(area, [crest, { share: 1 }, score, { share: 1 }, crest], gap)
  return {
    homeCrest: square(home, crest),
    awayCrest: square(away, crest),
    homeName,
    awayName,
    score: middle,
    names: 'beside',
  }
}

/** For a narrow column: home, score, away, one under the other. */
export function inColumn(area: Box, { score, crest, gap = 10 }: Parts): Scoreboard {
  const [home, homeName, middle, away, awayName] = stack(area, [crest, { share: 1 }, score, crest, { share: 1 }], gap)
  return {
    homeCrest: square(home, crest),
    awayCrest: square(away, crest),
    homeName,
    awayName,
    score: middle,
    names: 'centred',
  }
}

const NAMES = 124

/** A row lower than this has the names beside the crests, not under them. */
const LOW = 260

/** The score as large as the area allows: under the teams, or between them. */
export function boardIn(area: Box): Scoreboard {
  const { width, height } = area
  if (height < LOW) return inOneLine(area, { crest: Math.min(height, width * 0.16), score: width * 0.26, gap: 20 })
  if (height > width * 0.62) {
    const crest = Math.round(height * 0.32)
    return teamsOverScore(area, { crest, score: height - crest - NAMES - 32, gap: 16 })
  }
  const crest = Math.round(Math.min(height - NAMES - 16, width * 0.29))
  const used = within(area, { height: crest + 16 + NAMES })
  const board = crestsOverNames(used, { crest, score: Math.round(width * 0.39), gap: 12 })
  return { ...board, score: inset({ ...board.score, y: used.y, height: used.height }, { left: 16, right: 16 }) }
}
