import { describe, expect, it } from 'vitest'
import type { PublicMatchDetails } from '#contract/fan.ts'
import { EVENT_KIND_NAMES } from '#domain/match/events/match-event.ts'
import { eventLines, isHighlight } from './event-lines.ts'

type FanEvent = PublicMatchDetails['events'][number]

const TEAMS = { homeTeam: 'Orły Dębno', awayTeam: 'Tur Ełk' }
const KOS = { firstName: 'Jan', lastName: 'Kos', number: 9 }
const BAK = { firstName: 'Adam', lastName: 'Bąk', number: 10 }

const event = (facts: Partial<FanEvent>): FanEvent => ({
  id: 'a',
  type: 'goal',
  minute: "12'",
  isOpponent: facts.side === 'away',
  side: 'home',
  player: null,
  playerName: null,
  otherPlayer: null,
  otherPlayerName: null,
  note: null,
  score: '1:0',
  ...facts,
})

const lines = (facts: Partial<FanEvent>) => {
  const { title, details } = eventLines(event(facts), TEAMS)
  return details ? `${title} / ${details}` : title
}

describe('an event', () => {
  it.each([
    [{ player: KOS }, 'Jan Kos / Orły Dębno'],
    [{ player: KOS, otherPlayer: BAK, note: 'z woleja' }, 'Jan Kos / Orły Dębno · asysta: Adam Bąk · z woleja'],
    [{ side: 'away' }, 'Tur Ełk'],
    [{ side: 'away', playerName: 'M. Wrona', type: 'penalty' }, 'M. Wrona (k.) / Tur Ełk'],
    [{ side: 'away', type: 'penalty' }, 'Tur Ełk / Gol z rzutu karnego'],
    [{ side: 'away', player: KOS, type: 'ownGoal' }, 'Jan Kos (sam.) / gol dla: Tur Ełk'],
    [{ type: 'ownGoal' }, 'Gol samobójczy / gol dla: Orły Dębno'],
    [{ type: 'penaltyMissed', player: KOS }, 'Jan Kos / Niewykorzystany rzut karny · Orły Dębno'],
    [{ type: 'disallowedGoal', player: KOS, note: 'spalony' }, 'Jan Kos / Gol nieuznany · Orły Dębno · spalony'],
    [{ type: 'yellowCard', side: 'away', playerName: 'M. Wrona' }, 'M. Wrona / Żółta kartka · Tur Ełk'],
    [{ type: 'redCard', side: 'away' }, 'Tur Ełk / Czerwona kartka'],
    [
      { type: 'substitution', player: KOS, otherPlayer: BAK },
      'Kos → Bąk / schodzi Jan Kos, wchodzi Adam Bąk · Orły Dębno',
    ],
    [
      { type: 'substitution', side: 'away', playerName: 'M. Wrona', otherPlayerName: 'Szpak' },
      'M. Wrona → Szpak / schodzi M. Wrona, wchodzi Szpak · Tur Ełk',
    ],
    [{ type: 'substitution', otherPlayer: BAK }, 'Adam Bąk / wchodzi · Orły Dębno'],
    [{ type: 'substitution', side: 'away' }, 'Tur Ełk / Zmiana'],
    [{ type: 'note', note: 'Przerwa na nawodnienie' }, 'Przerwa na nawodnienie'],
  ] as [Partial<FanEvent>, string][])('%j is told as "%s"', (facts, expected) => {
    expect(lines(facts)).toBe(expected)
  })

  it('keeps what follows a name written from right to left on its right side', () => {
    expect(lines({ side: 'away', playerName: 'سامي', type: 'penalty' })).toBe('سامي\u200e (k.) / Tur Ełk')
  })

  it('says what its icon shows, to those who do not see it, once', () => {
    for (const type of EVENT_KIND_NAMES) {
      const { title, details, unseen } = eventLines(event({ type, player: KOS, note: 'Słowo' }), TEAMS)
      expect(`${title} ${details}`.includes(unseen ?? '-')).toBe(false)
    }
    expect(eventLines(event({ type: 'ownGoal', player: KOS }), TEAMS).unseen).toBe('Gol samobójczy')
    expect(eventLines(event({}), TEAMS).unseen).toBe('Gol')
  })

  it('decides the match when it is a goal or sends somebody off', () => {
    expect(EVENT_KIND_NAMES.filter((type) => isHighlight({ type }))).toEqual([
      'goal',
      'ownGoal',
      'penalty',
      'secondYellowCard',
      'redCard',
    ])
  })
})
