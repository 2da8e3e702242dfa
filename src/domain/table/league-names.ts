import { recogniseTeams } from '../fixtures/recognise.ts'
import { type LeagueTeam, newTeam } from './league.ts'

export interface NamedTeam {
  /** The name in the league: a known team's, or the one that was read. */
  team: string
  isNew: boolean
  /** Teams of the league that may be meant, the likeliest first. */
  nearest: string[]
}

export interface ClubOpponent {
  id: number
  name: string
}

/** Which team of the league each name means; `chosen` is what somebody has said of a name. */
export function leagueNames(
  names: readonly string[],
  teams: readonly LeagueTeam[],
  clubName: string,
  chosen: Readonly<Record<string, string>> = {},
): Map<string, NamedTeam> {
  const own = teams.find(({ isOwn }) => isOwn)
  const others = teams.filter((team) => team !== own)
  const found = recogniseTeams(names, {
    own: own ? [own.name, clubName] : [],
    opponents: others.map(({ name }, id) => ({ id, name, aliases: [] })),
  })
  return new Map(
    [...found].map(([name, who]) => {
      const said = chosen[name]
      const nearest = typeof who === 'object' && 'nearest' in who ? who.nearest.map((near) => near.name) : []
      if (said !== undefined) return [name, { team: said, isNew: said === name, nearest }]
      if (who === 'own') return [name, { team: own?.name ?? name, isNew: false, nearest }]
      const known = 'opponentId' in who ? others[who.opponentId]?.name : undefined
      return [name, { team: known ?? name, isNew: known === undefined, nearest }]
    }),
  )
}

/** New teams with the club's opponents that they are. */
export function linked(names: readonly string[], opponents: readonly ClubOpponent[]): LeagueTeam[] {
  const found = recogniseTeams(names, {
    own: [],
    opponents: opponents.map(({ id, name }) => ({ id, name, aliases: [] })),
  })
  return [...found].map(([name, who]) =>
    newTeam(name, typeof who === 'object' && 'opponentId' in who ? { opponentId: who.opponentId } : {}),
  )
}
