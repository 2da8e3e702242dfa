import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CellChanges, MatchDocument, Stamps } from '#domain/match/document/document.ts'
import { type LocalMatch, UNKNOWN_MATCH } from '#domain/match/document/local-match.ts'
import { finiteFrom, isRecord, listFrom, type Raw, recordFrom, textFrom } from '#domain/match/gate.ts'
import { newId } from '#web/api/new-id.ts'

/** A match's number; a name of its own while the server has not numbered it yet; a draft's while there is none at all. */
export type MatchKey = string
export const DRAFT: MatchKey = 'draft'
/** What is being made of no match: on this device alone, never sent as a match. */
export const CLUB: MatchKey = 'club'

/** A team's id; null: the default one, which no call has to name. */
export type NamedTeam = number | null

/** Where a team has no current match, what is done meanwhile is kept under this. */
export const draftOf = (team: NamedTeam): MatchKey => (team === null ? DRAFT : `${DRAFT}:${team}`)
export const teamOfDraft = (key: MatchKey): NamedTeam => Number(key.split(':')[1]) || null

/** The number behind a key; null: the server does not know the match yet. */
export const numberOf = (key: MatchKey): number | null => (/^\d+$/.test(key) ? Number(key) : null)

/** What a match is to be made of when the server can be reached. */
export type MatchToMake = Readonly<Record<string, string | number | boolean | null>>

interface OwnMatches {
  /** Whose they are; null: a visitor's, who saves nothing. */
  owner: number | null
  /** The one they work with on this device. */
  team: NamedTeam
  matches: Readonly<Record<MatchKey, LocalMatch>>
  toMake: Readonly<Record<MatchKey, MatchToMake>>
  /** By the names that matches had before the server numbered them. */
  numbers: Readonly<Record<MatchKey, number>>
  /** Whose they are, as far as it was heard. */
  teamIds: Readonly<Record<MatchKey, number>>
}

interface StoredMatches extends OwnMatches {
  /** Tells this browser from the others of the same account. */
  device: string
  /** Somebody's unsaved changes, kept out of sight after their session ended, until they are back. */
  parked: OwnMatches | null
}

const NOTHING: OwnMatches = { owner: null, team: null, matches: {}, toMake: {}, numbers: {}, teamIds: {} }

function restoreDocument(value: unknown): MatchDocument {
  const { version, cells, stamps } = recordFrom(value)
  return {
    version: finiteFrom(version) ?? 0,
    cells: recordFrom(cells) as MatchDocument['cells'],
    stamps: recordFrom(stamps) as unknown as Stamps,
  }
}

const restoreChanges = (value: unknown): CellChanges =>
  Object.fromEntries(
    Object.entries(recordFrom(value)).filter(([, change]) => isRecord(change) && finiteFrom(change.base) !== null),
  ) as unknown as CellChanges

const restoreLocal = ({ known, pending, asked }: Raw): LocalMatch => ({
  known: restoreDocument(known),
  pending: restoreChanges(pending),
  asked: listFrom(asked).filter(isRecord) as unknown as LocalMatch['asked'],
})

function restoreOwn(value: unknown): OwnMatches {
  const { owner, team, matches, toMake, numbers, teamIds } = recordFrom(value)
  const locals = Object.entries(recordFrom(matches)).flatMap(([key, local]) =>
    isRecord(local) ? [[key, restoreLocal(local)] as const] : [],
  )
  return {
    owner: finiteFrom(owner),
    team: finiteFrom(team),
    matches: Object.fromEntries(locals),
    toMake: recordFrom(toMake) as OwnMatches['toMake'],
    numbers: recordFrom(numbers) as OwnMatches['numbers'],
    teamIds: recordFrom(teamIds) as OwnMatches['teamIds'],
  }
}

/** The gate: what an earlier version, or another, has left behind is read as far as it is known. */
const restore = (value: unknown): StoredMatches => {
  const { device, parked } = recordFrom(value)
  return {
    ...restoreOwn(value),
    device: textFrom(device) ?? newId(),
    parked: isRecord(parked) ? restoreOwn(parked) : null,
  }
}

/** The client's graphics state, kept in the browser under a fixed name. */
export const useMatchesStore = create<StoredMatches>()(
  persist((): StoredMatches => ({ ...NOTHING, device: newId(), parked: null }), {
    name: 'jedenastka-graphics-state',
    version: 1,
    merge: (stored) => restore(stored),
    migrate: (stored) => restore(stored),
  }),
)

export const localMatch = (key: MatchKey): LocalMatch => useMatchesStore.getState().matches[key] ?? UNKNOWN_MATCH

export function setLocal(key: MatchKey, local: LocalMatch): void {
  useMatchesStore.setState(({ matches }) => ({ matches: { ...matches, [key]: local } }))
}

/** A match belongs to one team for good. */
export function knowTeam(key: MatchKey, teamId: number | undefined): void {
  if (teamId === undefined || useMatchesStore.getState().teamIds[key] === teamId) return
  useMatchesStore.setState(({ teamIds }) => ({ teamIds: { ...teamIds, [key]: teamId } }))
}

/** What the server has, unless something newer is known here. */
export function know(
  key: MatchKey,
  { version, cells, stamps, teamId }: MatchDocument & { teamId?: number | undefined },
): void {
  const local = localMatch(key)
  knowTeam(key, teamId)
  if (version > local.known.version) setLocal(key, { ...local, known: { version, cells, stamps } })
}

export function forgetMatch(key: MatchKey): void {
  useMatchesStore.setState(({ matches, toMake, teamIds }) => {
    const { [key]: _, ...others } = matches
    const { [key]: __, ...left } = toMake
    const { [key]: ___, ...known } = teamIds
    return { matches: others, toMake: left, teamIds: known }
  })
}

/** The number by which the server knows the match by now; null: it does not. */
export const numberNow = (key: MatchKey): number | null =>
  numberOf(key) ?? useMatchesStore.getState().numbers[key] ?? null

/** Whether this browser has it: as the server knows it, or as it is to be made. */
export function isHere(key: MatchKey): boolean {
  const { matches, toMake } = useMatchesStore.getState()
  return key in toMake || (matches[key]?.known.version ?? 0) > 0
}

export const hasPending = ({ pending }: LocalMatch): boolean => Object.keys(pending).length > 0

/** The state belongs to one person: whoever comes next on this device begins with their own, a visitor with none. */
export function adoptMatches(userId: number | null): void {
  const { parked, device: _, ...own } = useMatchesStore.getState()
  if (own.owner === userId) return
  const isUnsaved =
    CLUB in own.matches || Object.values(own.matches).some(hasPending) || Object.keys(own.toMake).length > 0
  const left = own.owner !== null && isUnsaved ? own : parked
  const back = userId !== null && left?.owner === userId ? left : null
  useMatchesStore.setState({
    ...(back ?? { ...NOTHING, owner: userId }),
    parked: back || userId !== null ? null : left,
  })
}

/** After signing out nothing of the club's plans stays on the device. */
export function forgetMatches(): void {
  useMatchesStore.setState({ ...NOTHING, parked: null })
}
