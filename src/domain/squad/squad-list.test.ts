import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSquadList } from './squad-list.ts'

/** One text a line: 'number first|last position', or '! reason'. */
const read = (text: string, options?: Parameters<typeof readSquadList>[1]): string[] =>
  readSquadList(text, options).map((row) => {
    if (row.kind === 'refused') return `! ${row.reason}`
    const { firstName, lastName, number, position } = row.player
    return `${number ?? 'bez'} ${firstName}|${lastName}${position ? ` ${position}` : ''}`
  })

describe('a list in columns', () => {
  it.each([
    ['tabs', '10\tJan\tKos\tnapastnik\n1\tOla\tŻak\tbramkarz'],
    ['semicolons', '10;Jan;Kos;napastnik\n1;Ola;Żak;bramkarz'],
    ['commas', '10,Jan,Kos,napastnik\n1, Ola, Żak, bramkarz'],
    ['pipes', '| 10 | Jan | Kos | napastnik |\n|----|----|\n| 1 | Ola | Żak | bramkarz |'],
    ['wide gaps', '10   Jan  Kos    napastnik\n 1   Ola  Żak    bramkarz'],
    ['quotes', '"10";"Jan";"Kos";"napastnik"\r\n"1";"Ola";"Żak";"bramkarz"\r\n'],
    ['a header', '\ufeffNumer;Imię;Nazwisko;Pozycja\r\n10;Jan;Kos;napastnik\r\n1;Ola;Żak;bramkarz\r\n'],
    ['a header in another order', 'Pozycja\tNazwisko\tImię\tNr\nnapastnik\tKos\tJan\t10\nbramkarz\tŻak\tOla\t1'],
    ['an English header', 'No.,First name,Last name,Position\n10,Jan,Kos,napastnik\n1,Ola,Żak,bramkarz'],
    ['a whole name', 'Nr;Imię i nazwisko;Poz.\n10;Jan Kos;napastnik\n1;Ola Żak;bramkarz'],
    ['a whole name, last name first', '#;Nazwisko i imię;Pozycja\n10;Kos Jan;napastnik\n1;Żak Ola;bramkarz'],
    [
      'columns that are not ours',
      'Lp.;Nr;Zawodnik;Ur.;Pozycja\n1;10;Jan Kos;2001;napastnik\n2;1;Ola Żak;1999;bramkarz',
    ],
    ['no header, another order', 'napastnik;Jan;Kos;10\nbramkarz;Ola;Żak;1'],
    ['no header, ordinals first', '1\t10\tJan\tKos\tnapastnik\n2\t1\tOla\tŻak\tbramkarz'],
    ['no header, years too', '10;Jan Kos;2001;napastnik\n1;Ola Żak;1999;bramkarz'],
    ['an empty first column', '\tNr\tImię\tNazwisko\tPozycja\n\t10\tJan\tKos\tnapastnik\n\t1\tOla\tŻak\tbramkarz'],
    ['empty rows of a spreadsheet', '10;Jan;Kos;napastnik\n;;;\n\n   \n1;Ola;Żak;bramkarz\n;;;'],
    ['numbers as a spreadsheet may write them', '10,0;Jan;Kos;napastnik\n1.;Ola;Żak;bramkarz'],
  ])('with %s', (_, text) => {
    expect(read(text)).toEqual(['10 Jan|Kos napastnik', '1 Ola|Żak bramkarz'])
  })

  it('keeps what is quoted together', () => {
    expect(read('Nr,Zawodnik,Pozycja\n10,"Kos, Jan","obrońca, pomocnik"\n7,"Ola ""Maj"" Żak",')).toEqual([
      '10 Jan|Kos obrońca, pomocnik',
      '7 Ola "Maj"|Żak',
    ])
    expect(read('Nr;Imię;Nazwisko\n5;"Ola\nMaria";Maj\n6;Ewa;Lis')).toEqual(['5 Ola Maria|Maj', '6 Ewa|Lis'])
  })

  it('keeps names of several words', () => {
    expect(read('Nr;Imię;Nazwisko\n4;Jan Maria;van der Berg\n5;Ola;Nowak-Kos')).toEqual([
      '4 Jan Maria|van der Berg',
      '5 Ola|Nowak-Kos',
    ])
  })

  it('takes first name before last name, unless capitals or the person say otherwise', () => {
    expect(read('Kos;Jan;10\nŻak;Ola;1')).toEqual(['10 Kos|Jan', '1 Żak|Ola'])
    expect(read('Kos;Jan;10\nŻak;Ola;1', { isLastNameFirst: true })).toEqual(['10 Jan|Kos', '1 Ola|Żak'])
    expect(read('KOS;Jan;10\nNOWAK-ŻAK;Ola;1')).toEqual(['10 Jan|Kos', '1 Ola|Nowak-Żak'])
    expect(read('Jan;KOS;10\nOla;ŻAK;1')).toEqual(['10 Jan|Kos', '1 Ola|Żak'])
  })

  it('takes a third column of text as the position, known or not', () => {
    expect(read('10;Jan;Kos;joker\n7;Ola;Maj;talizman')).toEqual(['10 Jan|Kos joker', '7 Ola|Maj talizman'])
  })

  it('may be without numbers, all of it or here and there', () => {
    expect(read('Jan\tKos\tnapastnik\nOla\tŻak\tbramkarz')).toEqual(['bez Jan|Kos napastnik', 'bez Ola|Żak bramkarz'])
    expect(read('Imię;Nazwisko\nJan;Kos\nOla;Żak')).toEqual(['bez Jan|Kos', 'bez Ola|Żak'])
    expect(read('Nr;Imię;Nazwisko\n10;Jan;Kos\n;Ola;Żak')).toEqual(['10 Jan|Kos', 'bez Ola|Żak'])
  })

  it('reads a row that does not fit the others by its own content', () => {
    expect(read('10;Jan;Kos\n7;Ola;Maj\nEwa;Lis;5')).toEqual(['10 Jan|Kos', '7 Ola|Maj', '5 Ewa|Lis'])
  })
})

describe('a list as people write it', () => {
  it.each([
    ['10. Jan Kos (napastnik)', '10 Jan|Kos napastnik'],
    ['10 Jan Kos', '10 Jan|Kos'],
    ['10 - Jan Kos', '10 Jan|Kos'],
    ['10-Jan Kos', '10 Jan|Kos'],
    ['10.Jan Kos', '10 Jan|Kos'],
    ['10) Jan Kos', '10 Jan|Kos'],
    ['#10 Jan Kos', '10 Jan|Kos'],
    ['nr 10 Jan Kos', '10 Jan|Kos'],
    ['Jan Kos 10', '10 Jan|Kos'],
    ['Jan Kos - 10', '10 Jan|Kos'],
    ['Jan Kos (10)', '10 Jan|Kos'],
    ['Jan Kos [10, obrońca]', '10 Jan|Kos obrońca'],
    ['Jan Kos, nr 10', '10 Jan|Kos'],
    ['Jan Kos nr 10, lewy obrońca', '10 Jan|Kos lewy obrońca'],
    ['10 – Jan Kos – środkowy napastnik', '10 Jan|Kos środkowy napastnik'],
    ['10 Jan Kos lewy obrońca', '10 Jan|Kos lewy obrońca'],
    ['10 Jan Kos pomocnik ofensywny', '10 Jan|Kos pomocnik ofensywny'],
    ['10 Jan Kos ŚP', '10 Jan|Kos ŚP'],
    ['1 GK Jan Kos', '1 Jan|Kos GK'],
    ['Bramkarz: Jan Kos, 1', '1 Jan|Kos Bramkarz'],
    ['1. Jan Kos (C) (bramkarz)', '1 Jan|Kos bramkarz'],
    ['1. Jan Kos 10', '10 Jan|Kos'],
    ['1) #10 Jan Kos', '10 Jan|Kos'],
    ['10 Kos, Jan', '10 Jan|Kos'],
    ['10 KOWAL Jan', '10 Jan|Kowal'],
    ['10 Jan KOWAL', '10 Jan|Kowal'],
    ['10 JAN KOWAL', '10 Jan|Kowal'],
    ['10 jan kowal', '10 Jan|Kowal'],
    ['10 Jan Maria Kowal', '10 Jan Maria|Kowal'],
    ['10 Jan Nowak-Kowal', '10 Jan|Nowak-Kowal'],
    ['10 Ola Nowak - Kowal', '10 Ola|Nowak-Kowal'],
    ['10 Jan van der Berg', '10 Jan|van der Berg'],
    ['10 Jan VAN DER BERG', '10 Jan|van der Berg'],
    ['10 Kowal J.', '10 J.|Kowal'],
    ['10 JP Kowal', '10 JP|Kowal'],
    ["10 Sean O'Hara", "10 Sean|O'Hara"],
    ['10 Li Po', '10 Li|Po'],
    ['Jan Kos', 'bez Jan|Kos'],
    ['Jan Kos - bramkarz', 'bez Jan|Kos bramkarz'],
    ['Kowal 10', '! brak imienia'],
    ['10', '! brak imienia i nazwiska'],
    ['0 Jan Kos', '! numer poza zakresem 1–999'],
    ['1000 Jan Kos', '! numer poza zakresem 1–999'],
    ['10 Jan Kos 185', '! liczba w imieniu lub nazwisku'],
    [`10 Jan ${'K'.repeat(61)}`, '! nazwisko ma ponad 60 znaków'],
    [`10 J${'a'.repeat(60)} Kos`, '! imię ma ponad 60 znaków'],
    [`10 Jan Kos (${'k'.repeat(61)})`, '! pozycja ma ponad 60 znaków'],
  ])('%j', (line, expected) => {
    expect(read(line)).toEqual([expected])
  })

  it('follows the order that a header gives', () => {
    expect(read('Nr Nazwisko Imię\n10 Kos Jan\n9 van der Berg Ola')).toEqual(['10 Jan|Kos', '9 Ola|van der Berg'])
    expect(read('Zawodnicy:\n10 Jan Kos')).toEqual(['10 Jan|Kos'])
  })

  it('gives those under a heading its position', () => {
    expect(read('Bramkarze:\n1. Jan Kos\n12. Ola Maj\n\nNAPASTNICY\n9. Ewa Lis\n7. Iga Bąk (skrzydło)')).toEqual([
      '1 Jan|Kos Bramkarz',
      '12 Ola|Maj Bramkarz',
      '9 Ewa|Lis Napastnik',
      '7 Iga|Bąk skrzydło',
    ])
  })
})

describe('refusals of a table', () => {
  it('name what is missing, and where', () => {
    const rows = readSquadList('Nr;Imię;Nazwisko\n10;Jan;Kos\n\n0;Ola;Maj\nx;Ewa;Lis\n7;;Bąk\n8;Iga;\n;;Sam')
    expect(rows.flatMap((row) => (row.kind === 'refused' ? [[row.line, row.text, row.reason]] : []))).toEqual([
      [4, '0;Ola;Maj', 'numer poza zakresem 1–999'],
      [5, 'x;Ewa;Lis', 'numer „x” nie jest liczbą całkowitą'],
      [6, '7;;Bąk', 'brak imienia'],
      [7, '8;Iga;', 'brak nazwiska'],
      [8, ';;Sam', 'brak imienia'],
    ])
  })
})

describe('any list', () => {
  const name = fc.constantFrom('Jan', 'Łucja', 'Żaneta', 'Kos', 'Nowak-Kos', 'Świątek', 'Ćma')
  const person = fc.record({ number: fc.integer({ min: 1, max: 999 }), firstName: name, lastName: name })
  const squad = fc.uniqueArray(person, { minLength: 1, maxLength: 20, selector: ({ number }) => number })
  const separator = fc.constantFrom('\t', ';', ',', '|', '   ', ' ')
  const lineEnd = fc.constantFrom('\n', '\r\n', '\r')

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(squad, separator, lineEnd, fc.boolean(), (players, by, end, hasHeader) => {
        const lines = players.map(({ number, firstName, lastName }) => [number, firstName, lastName].join(by))
        const text = [...(hasHeader ? [['Nr', 'Imię', 'Nazwisko'].join(by)] : []), ...lines].join(end)
        expect(readSquadList(text).map((row) => row.kind === 'player' && row.player)).toEqual(
          players.map((player) => ({ ...player, position: null })),
        )
      }),
    )
  })

  it('never fails, and gives each row the line it came from', () => {
    const noise = fc.array(fc.string({ unit: fc.constantFrom(...'Aąz1 9\t;,|"\n\r-.()#ŻżnN') }), { maxLength: 8 })
    fc.assert(
      fc.property(noise, (parts) => {
        const text = parts.join('\n')
        const lines = text.split(/\r\n|\r|\n/)
        for (const row of readSquadList(text)) expect(row.text).toContain(lines[row.line - 1]?.trim())
      }),
    )
  })
})
