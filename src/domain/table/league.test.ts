import { describe, expect, it } from 'vitest'
import { withFrozen, withoutTeam, withPasted, withResults, withTeam } from './change-league.ts'
import { type ClubMatch, wholeLeague } from './club-matches.ts'
import { type LeagueDocument, leagueAndRound, leagueKey, NEW_LEAGUE, newTeam, type RoundResult } from './league.ts'
import { roundsOf, standingsAfter, standingsOf, withoutRound } from './standings.ts'

/** '3 Tur 2:1 Ryś': the round first. */
const result = (text: string): RoundResult => {
  const [, round, home = '', homeScore, awayScore, away = ''] = /^(\d+) (\S+) (\d+):(\d+) (\S+)$/.exec(text) ?? []
  return { round: Number(round), home, away, homeScore: Number(homeScore), awayScore: Number(awayScore) }
}

const match = (opponentName: string, score: string | null, more: Partial<ClubMatch> = {}): ClubMatch => {
  const [home = 0, away = 0] = (score ?? '').split(':').map(Number)
  return {
    isHome: true,
    opponentId: null,
    opponentName,
    round: 1,
    score: score === null ? null : { home, away },
    ...more,
  }
}

const league = (results: string[], more: Partial<LeagueDocument> = {}): LeagueDocument => ({
  ...NEW_LEAGUE,
  teams: [...new Set(results.map(result).flatMap(({ home, away }) => [home, away]))].map((name) => newTeam(name)),
  results: results.map(result),
  ...more,
})

const whole = (document: LeagueDocument, matches: ClubMatch[] = []) => wholeLeague(document, 'Orły', matches)
const told = (rows: ReturnType<typeof standingsOf> | ReturnType<typeof standingsAfter>) =>
  rows.map(({ place, team, points, isOwn }) => `${place} ${team}${isOwn ? '*' : ''} ${points}`)

describe('a league of the club', () => {
  it('has the club’s own results beside those that were typed', () => {
    const document = league(['1 Tur 2:0 Ryś'])
    expect(told(standingsOf(whole(document, [match('Bóbr', '1:1')])))).toEqual([
      '1 Tur 3',
      '2 Bóbr 1',
      '2 Orły* 1',
      '4 Ryś 0',
    ])
  })

  it('has teams that the club has still to play', () => {
    expect(told(standingsOf(whole(NEW_LEAGUE, [match('Tur', null), match('Ryś', null)])))).toEqual([
      '1 Orły* 0',
      '1 Ryś 0',
      '1 Tur 0',
    ])
  })

  it('knows an opponent by its number, whatever it is called in the league, or by its name', () => {
    const teams = [newTeam('LKS Turowo', { opponentId: 7 }), newTeam('KS Ryś Łomża'), newTeam('Orły', { isOwn: true })]
    const { teams: found } = whole({ ...NEW_LEAGUE, teams }, [
      match('Tur', '1:0', { opponentId: 7 }),
      match('Ryś Łomża', '0:0', { opponentId: 8 }),
      match('Ryś Łomża II', '0:0', { opponentId: 9 }),
    ])
    expect(found.map(({ name }) => name)).toEqual(['LKS Turowo', 'KS Ryś Łomża', 'Orły', 'Ryś Łomża II'])
  })

  it('takes a listed team of the club’s name for the club', () => {
    const document = league(['1 Orły 2:0 Ryś'])
    expect(told(standingsOf(whole(document)))).toEqual(['1 Orły* 3', '2 Ryś 0'])
  })

  it('does not count a match twice that was typed as well, though into another round', () => {
    const document = league(['1 Orły 2:0 Tur', '3 Orły 2:0 Ryś', '2 Tur 1:0 Orły'])
    const matches = [match('Tur', '3:3', { round: null }), match('Ryś', '0:0', { round: 4 })]
    expect(whole(document, matches).results).toHaveLength(3)
    expect(told(standingsOf(whole(document, matches)))).toEqual(['1 Tur 4', '2 Orły* 2', '3 Ryś 1'])
  })

  it('counts both where the teams meet more than twice', () => {
    const document = league(['1 Orły 2:0 Tur'], { meetings: 4 })
    expect(whole(document, [match('Tur', '3:0', { round: 12 })]).results).toHaveLength(2)
    expect(whole(document, [match('Tur', '3:0', { round: 1 })]).results).toHaveLength(1)
  })
})

describe('a table that was pasted', () => {
  const row = (team: string, points: number) => ({
    ...{ team, points, played: 2, wins: Math.floor(points / 3), draws: points % 3 },
    ...{ losses: 2 - Math.floor(points / 3) - (points % 3), scored: 3, conceded: 2 },
  })
  const pasted = { round: 2, rows: [row('Tur', 4), row('Orły', 4), row('Ryś', 1)] }
  const document = withPasted(NEW_LEAGUE, [], pasted)

  it('is shown in its own order', () => {
    expect(told(standingsOf(whole(document)))).toEqual(['1 Tur 4', '2 Orły* 4', '3 Ryś 1'])
  })

  it('gets the results of later rounds on top, those of earlier ones are in it', () => {
    const more = withResults(document, document.teams, ['3 Ryś 1:0 Tur', '1 Tur 9:0 Ryś'].map(result))
    const matches = [match('Ryś', '5:0', { round: 2 }), match('Tur', '5:0', { round: null })]
    expect(told(standingsOf(whole(more, matches)))).toEqual(['1 Ryś 4', '2 Orły* 4', '3 Tur 4'])
    expect(standingsOf(whole(more, matches))[0]).toMatchObject({ played: 3, wins: 1, scored: 4, conceded: 2 })
  })

  it('of no round stays as it is', () => {
    const still = {
      ...withResults(document, document.teams, [result('3 Ryś 1:0 Tur')]),
      pasted: { ...pasted, round: null },
    }
    expect(told(standingsOf(whole(still)))).toEqual(['1 Tur 4', '2 Orły* 4', '3 Ryś 1'])
  })

  it('has lost the points already that were taken away', () => {
    const teams = [newTeam('Tur', { deducted: 3 }), newTeam('Ryś', { isWithdrawn: true })]
    expect(told(standingsOf(whole({ ...document, teams })))).toEqual(['1 Tur 4', '2 Orły* 4', '3 Ryś 1'])
  })

  it('keeps the order of those who are still level', () => {
    const more = withResults(document, document.teams, ['3 Tur 1:1 Orły'].map(result))
    expect(told(standingsOf(whole(more)))).toEqual(['1 Tur 5', '2 Orły* 5', '3 Ryś 1'])
  })
})

describe('an old round', () => {
  const document = league(['1 Tur 1:0 Ryś', '2 Ryś 3:0 Tur', '3 Tur 0:0 Bóbr'])

  it('is reckoned from the results until then', () => {
    expect(told(standingsAfter(whole(document), 1))).toEqual(['1 Tur 3', '2 Bóbr 0', '2 Orły* 0', '4 Ryś 0'])
    expect(roundsOf(whole(document))).toEqual([3, 2, 1])
  })

  it('has no match of an unknown round', () => {
    const known = whole(document, [match('Ryś', '1:0', { round: null })])
    expect(told(standingsAfter(known, 1))[0]).toBe('1 Tur 3')
    expect([withoutRound(known), withoutRound(whole(document))]).toEqual([1, 0])
  })

  it('stays as it was frozen, though a team withdraws', () => {
    const rows = standingsAfter(whole(document), 2)
    const frozen = withFrozen(document, { round: 2, rows })
    const gone = withTeam(frozen, frozen.teams, 'Ryś', newTeam('Ryś', { isWithdrawn: true }))
    expect(standingsAfter(whole(gone), 2)).toEqual(rows)
    expect(told(standingsAfter(whole(gone), 1))).toEqual(['1 Bóbr 0', '1 Orły* 0', '1 Tur 0', '4 Ryś 0'])
  })
})

describe('what changes a league', () => {
  it('puts a result right that is there, and adds the others with their teams', () => {
    const before = league(['1 Tur 1:0 Ryś', '2 Ryś 3:0 Tur'])
    const after = withResults(before, before.teams, ['1 Tur 1:1 Ryś', '1 Bóbr 0:2 Ćma'].map(result))
    expect(after.results).toEqual(['1 Tur 1:1 Ryś', '1 Bóbr 0:2 Ćma', '2 Ryś 3:0 Tur'].map(result))
    expect(after.teams.map(({ name }) => name)).toEqual(['Tur', 'Ryś', 'Bóbr', 'Ćma'])
  })

  it('renames a team in all its results, and takes them away with it', () => {
    const before = league(['1 Tur 1:0 Ryś', '2 Ryś 3:0 Bóbr'])
    const renamed = withTeam(before, before.teams, 'Tur', newTeam('Turowo'))
    expect(renamed.results).toEqual(['1 Turowo 1:0 Ryś', '2 Ryś 3:0 Bóbr'].map(result))
    expect(withoutTeam(renamed, 'Turowo')).toMatchObject({
      teams: [{ name: 'Ryś' }, { name: 'Bóbr' }],
      results: [{ round: 2 }],
    })
  })
})

describe('the league that a match names', () => {
  it.each([
    ['IV liga', '12', 'IV liga', 12],
    ['IV liga, 12. kolejka', null, 'IV liga', 12],
    ['12. kolejka', null, '', 12],
    ['Klasa A – kolejka 3', '4', 'Klasa A', 4],
    ['Puchar Polski', '1/8 finału', 'Puchar Polski', null],
    [null, null, '', null],
  ])('%s, %s', (competition, round, name, number) => {
    expect(leagueAndRound(competition, round)).toEqual({ league: name, round: number })
  })

  it('is one in two spellings', () => {
    expect(leagueKey('Klasa  Okręgowa, gr. I')).toBe(leagueKey('KLASA OKRĘGOWA gr I'))
    expect(leagueKey('IV liga, 12. kolejka')).toBe(leagueKey('iv liga'))
  })
})
