import { describe, expect, it } from 'vitest'
import { type ClubMatch, wholeLeague } from './club-matches.ts'
import { NEW_LEAGUE, newTeam, type RoundResult } from './league.ts'
import { leagueNames, linked } from './league-names.ts'
import { planResults, resultsToSave } from './plan-results.ts'
import { readRound } from './read-round.ts'
import { tableCsv } from './table-csv.ts'

const read = (text: string) => {
  const { results, problems, refusal } = readRound(text, '2026-07-01', 'Orły')
  if (refusal) return [refusal]
  return [
    ...results.map(
      ({ round, home, away, homeScore, awayScore }) => `${round} ${home} ${homeScore}:${awayScore} ${away}`,
    ),
    ...problems.map(({ line, message }) => `${line}: ${message}`),
  ]
}

describe('the results of a round, written so', () => {
  it.each([
    ['a line each', 'Orzeł Kąty - Tęcza Lipowo 2:1\nTur Ełk – Ryś Łomża 0:0'],
    ['the score between the names', 'Orzeł Kąty 2:1 Tęcza Lipowo\nTur Ełk 0-0 Ryś Łomża'],
    ['in cells', 'Orzeł Kąty\t2:1\tTęcza Lipowo\nTur Ełk\t0:0\tRyś Łomża'],
    ['with the score of half the match', 'Orzeł Kąty - Tęcza Lipowo 2:1 (1:0)\nTur Ełk - Ryś Łomża 0:0 (0:0)'],
    ['with days', '14.11 Orzeł Kąty - Tęcza Lipowo 2:1\n15.11, 12:00 Tur Ełk - Ryś Łomża 0:0'],
    ['with a header', 'Gospodarz;Gość;Wynik\nOrzeł Kąty;Tęcza Lipowo;2:1\nTur Ełk;Ryś Łomża;0:0'],
    ['counted', '1. Orzeł Kąty - Tęcza Lipowo 2:1\n2. Tur Ełk - Ryś Łomża 0:0'],
    ['each cell on a line of its own', 'Orzeł Kąty\n2:1\nTęcza Lipowo\nTur Ełk\n0:0\nRyś Łomża'],
  ])('%s', (_, text) => expect(read(text)).toEqual(['null Orzeł Kąty 2:1 Tęcza Lipowo', 'null Tur Ełk 0:0 Ryś Łomża']))

  it('under its round, with a bye, and one that was not played', () => {
    expect(
      read(
        'Kolejka 12 - 14-15 listopada\nOrzeł Kąty - Tęcza Lipowo 3:0 wo.\nPauza: Bóbr\nTur Ełk - Ryś Łomża\n13. kolejka\nTur Ełk - Orzeł Kąty 1:1',
      ),
    ).toEqual(['12 Orzeł Kąty 3:0 Tęcza Lipowo', '13 Tur Ełk 1:1 Orzeł Kąty', '4: Nie ma tu wyniku'])
  })

  it('refused in words', () => {
    expect(read('Ala ma kota')).toEqual([expect.stringContaining('Nie widać tu ani jednego meczu')])
  })
})

describe('names in a league', () => {
  const teams = [newTeam('Orły Dębno', { isOwn: true }), newTeam('LKS Tur Ełk'), newTeam('Ryś Łomża')]
  const names = (...given: string[]) => [...leagueNames(given, teams, 'MKS Orły Dębno').values()]

  it('are known by what makes them out', () => {
    expect(names('Orły', 'Tur Ełk', 'KS RYŚ Łomża').map(({ team }) => team)).toEqual([
      'Orły Dębno',
      'LKS Tur Ełk',
      'Ryś Łomża',
    ])
  })

  it('may be new, with what they are like', () => {
    expect(names('Rysie Łomża', 'Ryś Łomża II', 'Bóbr')).toEqual([
      { team: 'Rysie Łomża', isNew: true, nearest: ['Ryś Łomża'] },
      { team: 'Ryś Łomża II', isNew: true, nearest: ['Ryś Łomża'] },
      { team: 'Bóbr', isNew: true, nearest: [] },
    ])
    expect(leagueNames(['Rysie'], teams, 'Orły', { Rysie: 'Ryś Łomża' }).get('Rysie')).toMatchObject({
      team: 'Ryś Łomża',
      isNew: false,
    })
  })

  it('are those of the club’s opponents', () => {
    expect(linked(['Bóbr Nowy', 'Ćma'], [{ id: 5, name: 'GKS Bóbr Nowy' }])).toEqual([
      newTeam('Bóbr Nowy', { opponentId: 5 }),
      newTeam('Ćma'),
    ])
  })
})

describe('what becomes of results', () => {
  const result = (round: number, home: string, away: string, homeScore: number, awayScore: number): RoundResult => ({
    ...{ round, home, away, homeScore, awayScore },
  })
  const match: ClubMatch = { isHome: true, opponentId: 1, opponentName: 'Tur', round: 2, score: { home: 3, away: 3 } }
  const known = [result(1, 'Tur', 'Ryś', 1, 0), result(1, 'Ćma', 'Bóbr', 2, 2)]
  const teams = ['Tur', 'Ryś', 'Ćma', 'Bóbr'].map((name) => newTeam(name))
  const plan = (...read: RoundResult[]) =>
    planResults(wholeLeague({ ...NEW_LEAGUE, teams, results: known }, 'Orły', [match]), read)

  it('is told before they are saved', () => {
    const planned = plan(
      result(1, 'Tur', 'Ryś', 1, 0),
      result(1, 'Ćma', 'Bóbr', 2, 3),
      result(1, 'Orły', 'Tur', 5, 0),
      result(2, 'Ryś', 'Tur', 0, 0),
      result(4, 'Ryś', 'Tur', 0, 1),
      result(2, 'Tur', 'Ryś', 4, 4),
      result(2, 'Tur', 'Tur', 1, 1),
    )
    expect(planned.map(({ fate, known: was }) => [fate, was?.score ?? null, was?.round ?? null])).toEqual([
      ['same', '1:0', 1],
      ['changed', '2:2', 1],
      ['recorded', '3:3', 2],
      ['new', null, null],
      ['repeated', '0:0', 2],
      ['repeated', '1:0', 1],
      ['itself', null, null],
    ])
    expect(resultsToSave(planned)).toEqual([result(1, 'Ćma', 'Bóbr', 2, 3), result(2, 'Ryś', 'Tur', 0, 0)])
  })
})

it('a table as CSV says nothing that a spreadsheet would run', () => {
  const row = { place: 1, played: 1, wins: 1, draws: 0, losses: 0, scored: 2, conceded: 1, points: 3, deducted: 0 }
  const rows = ['Orły; Dębno', '=1+1'].map((team) => ({ ...row, team, isOwn: false, isWithdrawn: false }))
  expect(tableCsv(rows).split('\r\n')).toEqual([
    '\ufeffMiejsce;Drużyna;Mecze;Punkty;Zwycięstwa;Remisy;Porażki;Zdobyte;Stracone',
    '1;"Orły; Dębno";1;3;1;0;0;2;1',
    "1;'=1+1;1;3;1;0;0;2;1",
    '',
  ])
})
