/** Clubs and towns are made up; the files of their crests bear these short names. */
export const OPPONENTS = {
  blyskawica: 'Błyskawica Modrzewiec',
  czarni: 'Czarni Młynówka',
  dab: 'Dąb Starogaj',
  fala: 'Fala Rzeczyska',
  hutnik: 'Hutnik Żarowisko',
  jastrzab: 'Jastrząb Wysoka Skarpa',
  orkan: 'Orkan Zimna Przełęcz',
  zryw: 'Zryw Kłosowo',
} as const

export type OpponentKey = keyof typeof OPPONENTS
