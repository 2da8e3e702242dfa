export interface SquadMember {
  number: number
  firstName: string
  lastName: string
  position: string
  /** After one of their goals: those who score most. */
  celebrates?: true
}

/** Everybody here is made up. */
export const SQUAD: readonly SquadMember[] = [
  { number: 1, firstName: 'Bartłomiej', lastName: 'Świerszczak', position: 'Bramkarz' },
  { number: 12, firstName: 'Oskar', lastName: 'Mędrala', position: 'Bramkarz' },
  { number: 33, firstName: 'Tymoteusz', lastName: 'Żyłkowiak', position: 'Bramkarz' },
  { number: 2, firstName: 'Kacper', lastName: 'Włodyga', position: 'Prawy obrońca' },
  { number: 3, firstName: 'Szymon', lastName: 'Gąsiorek', position: 'Lewy obrońca' },
  { number: 4, firstName: 'Ignacy', lastName: 'Trzaskoma', position: 'Środkowy obrońca' },
  { number: 5, firstName: 'Łukasz', lastName: 'Chrzęstek', position: 'Środkowy obrońca' },
  { number: 15, firstName: 'Dawid', lastName: 'Gąsiorek', position: 'Obrońca' },
  { number: 22, firstName: 'Błażej', lastName: 'Niedźwiadek', position: 'Lewy wahadłowy' },
  { number: 6, firstName: 'Mikołaj', lastName: 'Żołędziewski', position: 'Defensywny pomocnik' },
  { number: 8, firstName: 'Konrad', lastName: 'Jałowiec', position: 'Środkowy pomocnik' },
  { number: 10, firstName: 'Filip', lastName: 'Źrebiec', position: 'Ofensywny pomocnik', celebrates: true },
  { number: 14, firstName: 'Hubert', lastName: 'Łopuch', position: 'Środkowy pomocnik' },
  { number: 16, firstName: 'Wojciech', lastName: 'Ćwirko', position: 'Pomocnik' },
  { number: 20, firstName: 'Antoni', lastName: 'Gżegżółka', position: 'Środkowy pomocnik' },
  { number: 7, firstName: 'Igor', lastName: 'Śnieguła', position: 'Prawy skrzydłowy' },
  { number: 11, firstName: 'Patryk', lastName: 'Jarzębin', position: 'Lewy skrzydłowy' },
  { number: 9, firstName: 'Maksymilian', lastName: 'Dąbrówka', position: 'Napastnik', celebrates: true },
  { number: 17, firstName: 'Stanisław', lastName: 'Kłosek', position: 'Napastnik', celebrates: true },
  { number: 19, firstName: 'Krystian', lastName: 'Bławat', position: 'Napastnik' },
  { number: 21, firstName: 'Kajetan', lastName: 'Piórko', position: 'Cofnięty napastnik' },
  { number: 27, firstName: 'Nataniel', lastName: 'Sęk', position: 'Junior' },
]
