import { finiteFrom, flagFrom, idFrom, isRecord, textFrom } from '../gate.ts'

/** What can happen in a match. Everything else that knows the kinds is derived from this list. */
export const EVENT_KINDS = {
  goal: { isGoal: true, sendsOff: false, other: 'assist' },
  ownGoal: { isGoal: true, sendsOff: false, other: null },
  penalty: { isGoal: true, sendsOff: false, other: null },
  penaltyMissed: { isGoal: false, sendsOff: false, other: null },
  disallowedGoal: { isGoal: false, sendsOff: false, other: null },
  yellowCard: { isGoal: false, sendsOff: false, other: null },
  secondYellowCard: { isGoal: false, sendsOff: true, other: null },
  redCard: { isGoal: false, sendsOff: true, other: null },
  substitution: { isGoal: false, sendsOff: false, other: 'comesOn' },
  note: { isGoal: false, sendsOff: false, other: null },
} as const satisfies Record<string, { isGoal: boolean; sendsOff: boolean; other: 'assist' | 'comesOn' | null }>

export type EventKind = keyof typeof EVENT_KINDS
export const EVENT_KIND_NAMES = Object.keys(EVENT_KINDS) as EventKind[]

export const MATCH_SIDES = ['ours', 'theirs'] as const
export type MatchSide = (typeof MATCH_SIDES)[number]

export const EVENT_NAME_MAX = 80
export const EVENT_NOTE_MAX = 300
export const EVENT_MINUTE_MAX = 20

export interface MatchEvent {
  id: string
  kind: EventKind
  /** Whom it counts for: an own goal is the other side's, though the player is one's own. */
  side: MatchSide
  /** As it is written: `45+2'`; empty while nobody knows it. */
  minute: string
  /** One of ours: scorer, who got the card, who went off. Null: not known, or one of theirs. */
  playerId: number | null
  /** Typed, for those who are nobody's record. */
  name: string | null
  /** One of ours: who gave the assist, or who came on. */
  otherId: number | null
  otherName: string | null
  note: string | null
  /** When it was recorded, in the server's time. */
  at: number
  /** Which browser recorded it; null: a caller who knows only the shared settings. */
  device: string | null
  /** Its place among the others, where somebody has moved it; otherwise they stand as they were recorded. */
  rank: number | null
  /** Somebody has looked: it is no second record of a goal that another person recorded at the same time. */
  isApart: boolean
  /** It was none. The record stays, so that a late copy of it cannot bring it back. */
  isTakenBack: boolean
}

export type NewEvent = Pick<MatchEvent, 'id' | 'kind' | 'side' | 'at'> & Partial<MatchEvent>

const BLANK = {
  minute: '',
  playerId: null,
  name: null,
  otherId: null,
  otherName: null,
  note: null,
  device: null,
  rank: null,
  isApart: false,
  isTakenBack: false,
} as const

export const newEvent = (facts: NewEvent): MatchEvent => ({ ...BLANK, ...facts })

/** What the cell of an event holds: the blank fields are left out. */
export function eventCell({ id: _, ...event }: MatchEvent): Record<string, string | number | boolean> {
  const isSaid = ([name, value]: [string, unknown]) => value !== BLANK[name as keyof typeof BLANK]
  return Object.fromEntries(Object.entries(event).filter(isSaid)) as Record<string, string | number | boolean>
}

/** The gate: null for what is no event. */
export function restoreEvent(id: string, value: unknown): MatchEvent | null {
  if (!isRecord(value)) return null
  const kind = EVENT_KIND_NAMES.find((known) => known === value.kind)
  const side = MATCH_SIDES.find((known) => known === value.side)
  if (!kind || !side) return null
  return {
    id,
    kind,
    side,
    minute: textFrom(value.minute) ?? '',
    playerId: idFrom(value.playerId),
    name: textFrom(value.name),
    otherId: idFrom(value.otherId),
    otherName: textFrom(value.otherName),
    note: textFrom(value.note),
    at: finiteFrom(value.at) ?? 0,
    device: textFrom(value.device),
    rank: finiteFrom(value.rank),
    isApart: flagFrom(value.isApart, false),
    isTakenBack: flagFrom(value.isTakenBack, false),
  }
}

export const isGoal = ({ kind }: Pick<MatchEvent, 'kind'>): boolean => EVENT_KINDS[kind].isGoal

export const otherSide = (side: MatchSide): MatchSide => (side === 'ours' ? 'theirs' : 'ours')

/** Whose player did it: an own goal is scored by the other side's. */
export const sideOfPlayer = ({ kind, side }: Pick<MatchEvent, 'kind' | 'side'>): MatchSide =>
  kind === 'ownGoal' ? otherSide(side) : side
