import type { PoseName } from './portrait/celebration.ts'

export interface SquadMember {
  number: number
  firstName: string
  lastName: string
  position: string
  /** How he celebrates. */
  pose: PoseName
}

/** Everybody here is made up. */
export const SQUAD: readonly SquadMember[] = [
  { number: 1, firstName: 'Bartłomiej', lastName: 'Świerszczak', position: 'Bramkarz', pose: 'fistsUp' },
  { number: 12, firstName: 'Oskar', lastName: 'Mędrala', position: 'Bramkarz', pose: 'oneFist' },
  { number: 33, firstName: 'Tymoteusz', lastName: 'Żyłkowiak', position: 'Bramkarz', pose: 'bothSkyward' },
  { number: 2, firstName: 'Kacper', lastName: 'Włodyga', position: 'Prawy obrońca', pose: 'pump' },
  { number: 3, firstName: 'Szymon', lastName: 'Gąsiorek', position: 'Lewy obrońca', pose: 'fistsUpLeaning' },
  { number: 4, firstName: 'Ignacy', lastName: 'Trzaskoma', position: 'Środkowy obrońca', pose: 'oneFistRight' },
  { number: 5, firstName: 'Łukasz', lastName: 'Chrzęstek', position: 'Środkowy obrońca', pose: 'skyward' },
  { number: 15, firstName: 'Dawid', lastName: 'Gąsiorek', position: 'Obrońca', pose: 'pumpLeft' },
  { number: 22, firstName: 'Błażej', lastName: 'Niedźwiadek', position: 'Lewy wahadłowy', pose: 'skywardLeft' },
  { number: 6, firstName: 'Mikołaj', lastName: 'Żołędziewski', position: 'Defensywny pomocnik', pose: 'pump' },
  { number: 8, firstName: 'Konrad', lastName: 'Jałowiec', position: 'Środkowy pomocnik', pose: 'bothSkyward' },
  { number: 10, firstName: 'Filip', lastName: 'Źrebiec', position: 'Ofensywny pomocnik', pose: 'skyward' },
  { number: 14, firstName: 'Hubert', lastName: 'Łopuch', position: 'Środkowy pomocnik', pose: 'fistsUp' },
  { number: 16, firstName: 'Wojciech', lastName: 'Ćwirko', position: 'Pomocnik', pose: 'pumpLeft' },
  { number: 20, firstName: 'Antoni', lastName: 'Gżegżółka', position: 'Środkowy pomocnik', pose: 'fistsUpLeaning' },
  { number: 7, firstName: 'Igor', lastName: 'Śnieguła', position: 'Prawy skrzydłowy', pose: 'oneFist' },
  { number: 11, firstName: 'Patryk', lastName: 'Jarzębin', position: 'Lewy skrzydłowy', pose: 'bothSkyward' },
  { number: 9, firstName: 'Maksymilian', lastName: 'Dąbrówka', position: 'Napastnik', pose: 'fistsUp' },
  { number: 17, firstName: 'Stanisław', lastName: 'Kłosek', position: 'Napastnik', pose: 'skywardLeft' },
  { number: 19, firstName: 'Krystian', lastName: 'Bławat', position: 'Napastnik', pose: 'oneFistRight' },
  { number: 21, firstName: 'Kajetan', lastName: 'Piórko', position: 'Cofnięty napastnik', pose: 'pump' },
  { number: 27, firstName: 'Nataniel', lastName: 'Sęk', position: 'Junior', pose: 'fistsUpLeaning' },
]
