import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { EMPTY_SHOWN, type ShownMatch } from '#domain/match/document/shown-match.ts'
import { addGoal } from '#domain/match/scorer-list.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { DATA_KEY_LIST, DATA_KEYS, type DataKey } from '#domain/template/data-keys.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import type { DataValues } from '#scene/data-values.ts'
import { graphicValues } from '#scene/graphic-scene.ts'
import type { GraphicView, MatchView, PlayerView } from '#scene/match-view.ts'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { GRAPHIC_KINDS } from '#web/match-store/graphics/all-graphics.ts'
import { SAMPLE_SQUAD } from './sample-squad.ts'

export const PREVIEW_MODES = ['sample', 'current', 'longest', 'empty'] as const
export type PreviewMode = (typeof PREVIEW_MODES)[number]

export interface Preview {
  view: GraphicView
  data: DataValues
}

/** Everything a match can bring onto a graphic, whichever the graphic is. */
interface MadeUpMatch extends MatchView {
  squad: readonly PlayerView[]
  homeScore: number
  awayScore: number
  scorers: readonly ScorerEntry[]
}

function viewOf(type: TemplateType, { squad, scorers, ...match }: MadeUpMatch): GraphicView {
  const { homeScore, awayScore, ...rest } = match
  if (type === 'lineup') {
    const slots = DEFAULT_FORMATION.map(({ x, y }, index) => ({ x, y, player: squad[index] ?? null }))
    return { ...rest, kind: 'lineup', slots, bench: squad.slice(slots.length, slots.length + 7) }
  }
  if (type === 'result') return { ...match, kind: 'result', isHalfTime: false, scorers, squad }
  const isOpponentGoal = type === 'opponent-goal'
  const scorer = isOpponentGoal ? null : (squad[8] ?? squad[0] ?? null)
  return { ...match, kind: 'goal', isOpponentGoal, scorer, minute: "67'" }
}

const goalsOf = (squad: readonly PlayerView[], ours: readonly string[], theirs: readonly string[]): ScorerEntry[] => {
  let list: readonly ScorerEntry[] = []
  for (const [index, minute] of ours.entries()) {
    const playerId = squad[(index * 3) % Math.max(1, squad.length)]?.id ?? null
    list = addGoal(list, { id: `o${index}`, isOpponent: false, minute, playerId }, true)
  }
  for (const [index, minute] of theirs.entries())
    list = addGoal(list, { id: `t${index}`, isOpponent: true, minute, playerId: null }, true)
  return [...list]
}

function sampleMatch({ club, players }: Catalogue): MadeUpMatch {
  const squad = players.length > 0 ? players : SAMPLE_SQUAD
  return {
    club,
    opponent: { name: 'Przeciwnik', crest: null },
    isHome: true,
    date: '2026-08-15',
    time: '15:00',
    competition: DATA_KEYS.competition.sample,
    squad,
    homeScore: 2,
    awayScore: 1,
    scorers: goalsOf(squad, ["12'", "67'"], ["45'"]),
  }
}

const nameLength = ({ firstName, lastName }: PlayerView): number => `${firstName} ${lastName}`.length

/** The worst that this club can meet: its longest names, a long opponent, two figures each. */
function longestMatch(catalogue: Catalogue): MadeUpMatch {
  const sample = sampleMatch(catalogue)
  const squad = [...sample.squad].sort((one, other) => nameLength(other) - nameLength(one))
  const [opponent] = [...catalogue.opponents].sort((one, other) => other.name.length - one.name.length)
  const minutes = ["3'", "17'", "21'", "33'", "45+2'", "58'", "71'", "80'", "88'", "90+4'"]
  return {
    ...sample,
    opponent: opponent ? { name: opponent.name, crest: opponent.logo } : sample.opponent,
    competition: 'Puchar Polski, szczebel wojewódzki, ćwierćfinał',
    squad,
    homeScore: 10,
    awayScore: 12,
    scorers: goalsOf(squad, minutes, [...minutes, "90+5'", "90+6'"]),
  }
}

const emptyMatch = ({ club }: Catalogue): MadeUpMatch => ({
  club,
  opponent: null,
  isHome: true,
  date: null,
  time: null,
  competition: null,
  squad: [],
  homeScore: 0,
  awayScore: 0,
  scorers: [],
})

function currentView(type: TemplateType, match: ShownMatch, catalogue: Catalogue): GraphicView {
  const kind = type === 'opponent-goal' ? 'goal' : type
  return GRAPHIC_KINDS[kind].draw({ ...match, isOpponentGoal: type === 'opponent-goal' }, catalogue).view
}

const withSamples = (data: DataValues): DataValues =>
  Object.fromEntries(DATA_KEY_LIST.map((key) => [key, data[key] || DATA_KEYS[key].sample])) as Record<DataKey, string>

/** What the template is shown with. The sample fills every datum, also one that this graphic leaves empty. */
export function previewOf(
  mode: PreviewMode,
  type: TemplateType,
  catalogue: Catalogue,
  match: ShownMatch = EMPTY_SHOWN,
): Preview {
  const view = {
    sample: () => viewOf(type, sampleMatch(catalogue)),
    longest: () => viewOf(type, longestMatch(catalogue)),
    empty: () => viewOf(type, emptyMatch(catalogue)),
    current: () => currentView(type, match, catalogue),
  }[mode]()
  const data = graphicValues(view)
  return { view, data: mode === 'sample' ? withSamples(data) : data }
}
