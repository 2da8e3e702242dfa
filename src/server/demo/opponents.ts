import type { CrestDesign } from './crests/crest.ts'
import { foundry, gale, hawkShield, lightning, mill, oak, wave, wheat } from './crests/opponent-crests.ts'

/** Clubs and towns are made up. */
export const OPPONENTS = {
  blyskawica: { name: 'Błyskawica Modrzewiec', crest: lightning },
  czarni: { name: 'Czarni Młynówka', crest: mill },
  dab: { name: 'Dąb Starogaj', crest: oak },
  fala: { name: 'Fala Rzeczyska', crest: wave },
  hutnik: { name: 'Hutnik Żarowisko', crest: foundry },
  jastrzab: { name: 'Jastrząb Wysoka Skarpa', crest: hawkShield },
  orkan: { name: 'Orkan Zimna Przełęcz', crest: gale },
  zryw: { name: 'Zryw Kłosowo', crest: wheat },
} as const satisfies Record<string, { name: string; crest: CrestDesign }>

export type OpponentKey = keyof typeof OPPONENTS
