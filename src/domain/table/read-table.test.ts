import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

/** 'Orły Dębno 12 10-0-2 34:12 30', a row each. */
const read = (text: string): string[] => {
  const { rows, refusal } = readTable(text)
  if (refusal) return [refusal]
  return rows.map(
    (row) =>
      `${row.team} ${row.played} ${row.wins}-${row.draws}-${row.losses} ${row.scored}:${row.conceded} ${row.points}`,
  )
}

const TABLE = ['Orły Dębno 12 10-0-2 34:12 30', 'Tur Ełk 12 7-3-2 25:14 24', 'Ryś Łomża II 11 0-1-10 8:41 1']

describe('a table, written so', () => {
  it.each([
    [
      'cells with a header',
      'Lp.\tDrużyna\tM\tPkt\tZ\tR\tP\tBramki\n1\tOrły Dębno\t12\t30\t10\t0\t2\t34:12\n2\tTur Ełk\t12\t24\t7\t3\t2\t25:14\n3\tRyś Łomża II\t11\t1\t0\t1\t10\t8:41',
    ],
    [
      'cells without a header',
      '1\tOrły Dębno\t12\t30\t10\t0\t2\t34:12\n2\tTur Ełk\t12\t24\t7\t3\t2\t25:14\n3\tRyś Łomża II\t11\t1\t0\t1\t10\t8:41',
    ],
    [
      'points at the end',
      'Poz.;Zespół;Mecze;Zw.;Rem.;Por.;Bramki;Punkty\n1;Orły Dębno;12;10;0;2;34-12;30\n2;Tur Ełk;12;7;3;2;25-14;24\n3;Ryś Łomża II;11;0;1;10;8-41;1',
    ],
    [
      'goals in two columns, and their difference',
      '#\tClub\tMP\tW\tD\tL\tGF\tGA\tGD\tPts\n1\tOrły Dębno\t12\t10\t0\t2\t34\t12\t22\t30\n2\tTur Ełk\t12\t7\t3\t2\t25\t14\t11\t24\n3\tRyś Łomża II\t11\t0\t1\t10\t8\t41\t-33\t1',
    ],
    [
      'in English, P for played',
      'Pos Team P W D L F A Pts\n1 Orły Dębno 12 10 0 2 34 12 30\n2 Tur Ełk 12 7 3 2 25 14 24\n3 Ryś Łomża II 11 0 1 10 8 41 1',
    ],
    [
      'words, matches at home and away after the whole',
      'Nazwa M. Pkt. Z. R. P. Bramki Z. R. P. Bramki Z. R. P. Bramki\n1. Orły Dębno 12 30 10 0 2 34-12 6 0 0 20-5 4 0 2 14-7\n2. Tur Ełk 12 24 7 3 2 25-14 4 2 0 15-4 3 1 2 10-10\n3. Ryś Łomża II 11 1 0 1 10 8-41 0 1 5 5-20 0 0 5 3-21',
    ],
    [
      'words without a header',
      '1. Orły Dębno 12 30 10 0 2 34:12\n2. Tur Ełk 12 24 7 3 2 25:14\n3. Ryś Łomża II 11 1 0 1 10 8:41',
    ],
    ['words without places', 'Orły Dębno 12 10 0 2 34:12 30\nTur Ełk 12 7 3 2 25:14 24\nRyś Łomża II 11 0 1 10 8:41 1'],
    [
      'spaces in the goals',
      '1 Orły Dębno 12 30 10 0 2 34 : 12\n2 Tur Ełk 12 24 7 3 2 25 : 14\n3 Ryś Łomża II 11 1 0 1 10 8 : 41',
    ],
    [
      'a dash with spaces in the goals',
      '1 Orły Dębno 12 30 10 0 2 34 – 12\n2 Tur Ełk 12 24 7 3 2 25 – 14\n3 Ryś Łomża II 11 1 0 1 10 8 – 41',
    ],
    [
      'the difference before the points',
      '1 Orły Dębno 12 10 0 2 34:12 +22 30\n2 Tur Ełk 12 7 3 2 25:14 +11 24\n3 Ryś Łomża II 11 0 1 10 8:41 -33 1',
    ],
    [
      'the form at the end',
      '1 Orły Dębno 12 30 10 0 2 34:12 Z Z P Z Z\n2 Tur Ełk 12 24 7 3 2 25:14 R R Z P ?\n3 Ryś Łomża II 11 1 0 1 10 8:41 P P P P P',
    ],
    [
      'commas',
      'Lp,Drużyna,M,Z,R,P,Bramki,Pkt\n1,Orły Dębno,12,10,0,2,34:12,30\n2,"Tur Ełk",12,7,3,2,25:14,24\n3,Ryś Łomża II,11,0,1,10,8:41,1',
    ],
    [
      'goals before the results',
      '1|Orły Dębno|12|30|34:12|10|0|2\n2|Tur Ełk|12|24|25:14|7|3|2\n3|Ryś Łomża II|11|1|8:41|0|1|10',
    ],
    [
      'points first',
      'Drużyna\tPkt\tM\tZ\tR\tP\tBramki\nOrły Dębno\t30\t12\t10\t0\t2\t34:12\nTur Ełk\t24\t12\t7\t3\t2\t25:14\nRyś Łomża II\t1\t11\t0\t1\t10\t8:41',
    ],
    [
      'each cell on its own line, with places',
      'M\nPkt\nZ\nR\nP\n1\nOrły Dębno\n12\n30\n10\n0\n2\n34:12\n2\nTur Ełk\n12\n24\n7\n3\n2\n25:14\n3\nRyś Łomża II\n11\n1\n0\n1\n10\n8:41',
    ],
    [
      'each cell on its own line, with the form',
      '1.\nOrły Dębno\n12\n10\n0\n2\n34:12\n22\n30\nZ\nZ\nR\n2.\nTur Ełk\n12\n7\n3\n2\n25:14\n11\n24\nP\nZ\n3.\nRyś Łomża II\n11\n0\n1\n10\n8:41\n-33\n1\nP',
    ],
    [
      'a title, a legend and arrows around it',
      'Klasa okręgowa 2026/27\nTabela po 12. kolejce\nLp.\tDrużyna\tM\tPkt\tZ\tR\tP\tBramki\n1 ▲\tOrły Dębno\t12\t30\t10\t0\t2\t34:12\n2 ▼\tTur Ełk\t12\t24\t7\t3\t2\t25:14\n3\tRyś Łomża II\t11\t1\t0\t1\t10\t8:41\nAwans: 1 miejsce, spadek: miejsca 13 i 14',
    ],
    [
      'no-break spaces and Windows line ends',
      '\ufeff1.\u00a0Orły Dębno\t12\t30\t10\t0\t2\t34:12\r\n2.\u00a0Tur Ełk\t12\t24\t7\t3\t2\t25:14\r\n\r\n3.\u00a0Ryś Łomża II\t11\t1\t0\t1\t10\t8:41\r\n',
    ],
  ])('%s', (_, text) => expect(read(text)).toEqual(TABLE))

  it('with numbers in names', () => {
    expect(
      read('1. Unia 1920 12 30 10 0 2 34:12\n2. 1. FC Ryś 12 24 7 3 2 25:14\n3. LKS 1922 Bóbr 12 24 7 3 2 25:14'),
    ).toEqual(['Unia 1920 12 10-0-2 34:12 30', '1. FC Ryś 12 7-3-2 25:14 24', 'LKS 1922 Bóbr 12 7-3-2 25:14 24'])
    expect(read('1. FC Ryś\t1\t3\t1\t0\t0\t1:0\nTur Ełk\t1\t0\t0\t0\t1\t0:1')).toEqual([
      '1. FC Ryś 1 1-0-0 1:0 3',
      'Tur Ełk 1 0-0-1 0:1 0',
    ])
  })

  it('before the first round', () => {
    expect(read('Drużyna\tM\tZ\tR\tP\tBramki\tPkt\nBóbr\t0\t0\t0\t0\t0:0\t0\nĆma\t0\t0\t0\t0\t0:0\t0')).toEqual([
      'Bóbr 0 0-0-0 0:0 0',
      'Ćma 0 0-0-0 0:0 0',
    ])
  })
})

describe('what a table tells beside its figures', () => {
  it('points that were taken away, and a team that withdrew', () => {
    const { rows } = readTable(
      '1. Orły Dębno* 12 27 (-3) 10 0 2 34:12\n2. Tur Ełk 12 24 7 3 2 25:14\n3. Bóbr (wycofany)\n4. Ćma (-1 pkt) 12 0 0 1 11 8:41',
    )
    expect(rows.map(({ team, deducted, isWithdrawn, doubt }) => [team, deducted, isWithdrawn, doubt])).toEqual([
      ['Orły Dębno', 3, false, 'Punktów jest mniej niż z wyników o 3: odjęte'],
      ['Tur Ełk', 0, false, null],
      ['Bóbr', 0, true, null],
      ['Ćma', 1, false, 'Punktów jest mniej niż z wyników o 1: odjęte'],
    ])
  })

  it.each([
    ['Tabela po 12. kolejce', 12],
    ['Kolejka 7', 7],
    ['Stan po 3 kolejkach', 3],
    ['IV liga', null],
  ])('its round: %s', (title, round) => {
    expect(readTable(`${title}\n1. Orły 1 3 1 0 0 1:0\n2. Tur 1 0 0 0 1 0:1`).round).toBe(round)
  })

  it('a row that does not add up, and one that says too little', () => {
    const { rows, problems } = readTable(
      '1. Orły 12 30 10 0 2 34:12\n2. Tur 13 24 7 3 2 25:14\n3. Bóbr 12 9 2 3 7 9:20\n4. Ćma 12 0 0 0 12',
    )
    expect(rows.map(({ team, doubt }) => [team, doubt])).toEqual([
      ['Orły', null],
      ['Tur', 'Mecze to nie suma wygranych, remisów i porażek'],
      ['Bóbr', null],
    ])
    expect(problems).toEqual([
      { line: 4, source: 'Ćma', message: 'Liczb w tym wierszu jest za mało albo nie pasują do reszty' },
    ])
  })
})

describe('what is no table', () => {
  it.each([
    ['', 'Nie ma tu żadnego tekstu'],
    ['<table><tr><td>1</td></tr></table>', 'To jest kod strony. Zaznacz tabelę na stronie i wklej sam tekst'],
    ['%PDF-1.7', 'To jest plik PDF. Otwórz go, zaznacz tabelę i wklej sam tekst'],
    ['Ala ma kota', 'Nie widać tu tabeli.'],
    ['1. Orły 12 30\n2. Tur 12 24', 'Nie widać tu tabeli.'],
    ['1. Orły 1 2 3 4 5 6 7\n2. Tur 9 9 9 9 9 1 2', 'Nie widać tu wszystkich kolumn'],
    [
      Array.from(
        { length: 41 },
        (_, index) => `${index + 1}. Klub ${'ABCDEFGHIJ'[index % 10]}${index} 0 0 0 0 0 0:0`,
      ).join('\n'),
      'W tabeli może być najwyżej 40 drużyn',
    ],
    ['x\u0000y', 'To nie jest tekst.'],
  ])('%j', (text, refusal) => expect(readTable(text).refusal).toContain(refusal))

  it('never hangs over a hostile one', () => {
    const text = Array.from({ length: 900 }, () => `${'a 1 - '.repeat(80)}`).join('\n')
    expect(readTable(text).rows).toEqual([])
  })
})
