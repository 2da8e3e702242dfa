import type { SharedMatchKey } from '#domain/club/settings.ts'
import { restoreLineup } from '#domain/lineup/restore-lineup.ts'
import { CLOCK_FIELDS, clockOf } from '#domain/match/clock.ts'
import { finiteFrom, idFrom, type Raw, recordFrom, textFrom } from '#domain/match/gate.ts'
import { restoreClock } from '#domain/match/restore-clock.ts'
import { restoreScorers } from '#domain/match/restore-scorers.ts'
import { scoreInput } from '#domain/match/score.ts'
import type { StudioState } from '#domain/match/studio-state.ts'
import { fractionValue } from '#domain/units.ts'

interface SharedPart {
  /** The fields by which two versions are compared: what somebody decided, not when. */
  fields: readonly string[]
  value(studio: StudioState): Record<string, unknown>
  apply(stored: Raw, studio: StudioState, now: number): Partial<StudioState>
}

const match = (studio: StudioState) => ({ opponentId: studio.selectedOpponent, isHome: studio.isHome })

/** A field that is absent says nothing; null says "none". */
const ifSaid = <Value>(stored: Raw, name: string, read: (value: unknown) => Value): Value | undefined =>
  stored[name] === undefined ? undefined : read(stored[name])

const goals = (value: unknown): number => scoreInput(finiteFrom(value) ?? 0)
const isTrue = (value: unknown): boolean => value === true

function known<State extends object>(change: { [Name in keyof State]?: State[Name] | undefined }): Partial<State> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<State>
}

/** How the browser's state and the JSON of the four shared settings turn into each other. */
const PARTS: Record<SharedMatchKey, SharedPart> = {
  lineup_positions_global: {
    fields: [
      'positions',
      'benchPlayers',
      'isHome',
      'opponentId',
      'templateId',
      'matchDate',
      'matchTime',
      'competition',
    ],
    value: (studio) => ({
      positions: studio.positions.map(({ playerId, ...slot }) => ({
        id: slot.id,
        type: slot.type,
        x: fractionValue(slot.x),
        y: fractionValue(slot.y),
        player: playerId === null ? null : { id: playerId },
      })),
      benchPlayers: studio.benchPlayers.map((id) => ({ id })),
      ...match(studio),
      templateId: studio.selectedLineupTemplate,
      matchDate: studio.matchDate,
      matchTime: studio.matchTime,
      competition: studio.competition,
      ...clockOf(studio),
    }),
    apply: (stored) => {
      const { slots, bench } = restoreLineup(stored.positions, stored.benchPlayers)
      return known<StudioState>({
        positions: stored.positions === undefined ? undefined : slots,
        benchPlayers: stored.benchPlayers === undefined ? undefined : bench,
        isHome: ifSaid(stored, 'isHome', (value) => value !== false),
        selectedOpponent: ifSaid(stored, 'opponentId', idFrom),
        selectedLineupTemplate: ifSaid(stored, 'templateId', idFrom),
        matchDate: ifSaid(stored, 'matchDate', textFrom),
        matchTime: ifSaid(stored, 'matchTime', textFrom),
        competition: ifSaid(stored, 'competition', textFrom),
      })
    },
  },
  lineup_settings_global: {
    // The minute follows from the others, and runs on.
    fields: CLOCK_FIELDS.filter((field) => field !== 'matchMinute'),
    value: (studio) => ({ ...clockOf(studio) }),
    apply: (stored, _studio, now) => restoreClock(stored, now),
  },
  scorer_settings_global: {
    fields: ['isOpponentGoal', 'homeScore', 'awayScore', 'scorerId', 'templateId', 'opponentId', 'isHome'],
    value: (studio) => ({
      isOpponentGoal: studio.isOpponentGoal,
      homeScore: studio.homeScore,
      awayScore: studio.awayScore,
      scorerId: studio.selectedScorer,
      templateId: studio.selectedGoalTemplate,
      ...match(studio),
    }),
    apply: (stored) =>
      known<StudioState>({
        isOpponentGoal: ifSaid(stored, 'isOpponentGoal', isTrue),
        homeScore: ifSaid(stored, 'homeScore', goals),
        awayScore: ifSaid(stored, 'awayScore', goals),
        selectedScorer: ifSaid(stored, 'scorerId', idFrom),
        selectedGoalTemplate: ifSaid(stored, 'templateId', idFrom),
      }),
  },
  result_settings_global: {
    fields: ['isHalfTime', 'resultHomeScore', 'resultAwayScore', 'templateId', 'opponentId', 'isHome', 'scorers'],
    value: (studio) => ({
      isHalfTime: studio.isHalfTime,
      resultHomeScore: studio.resultHomeScore,
      resultAwayScore: studio.resultAwayScore,
      templateId: studio.selectedResultTemplate,
      ...match(studio),
      scorers: studio.scorers,
    }),
    apply: (stored, studio) =>
      known<StudioState>({
        isHalfTime: ifSaid(stored, 'isHalfTime', isTrue),
        resultHomeScore: ifSaid(stored, 'resultHomeScore', goals),
        resultAwayScore: ifSaid(stored, 'resultAwayScore', goals),
        selectedResultTemplate: ifSaid(stored, 'templateId', idFrom),
        scorers: ifSaid(stored, 'scorers', (value) => restoreScorers(value, studio.isHome)),
      }),
  },
}

/** What is saved under the key; fields that are not ours, from another version of the product, stay. */
export const sharedValue = (key: SharedMatchKey, studio: StudioState, base: Raw | null): Raw => ({
  ...base,
  ...PARTS[key].value(studio),
})

export const withShared = (studio: StudioState, key: SharedMatchKey, stored: unknown, now: number): StudioState => ({
  ...studio,
  ...PARTS[key].apply(recordFrom(stored), studio, now),
})

export const comparedFields = (key: SharedMatchKey): readonly string[] => PARTS[key].fields
