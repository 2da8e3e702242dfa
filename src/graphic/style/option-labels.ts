import type { PatternName, TextureName } from './club-style.ts'

export const PATTERN_LABELS: Readonly<Record<PatternName, string>> = {
  look: 'Własny wzór wyglądu',
  none: 'Bez wzoru',
  vertical: 'Pasy pionowe',
  horizontal: 'Pasy poziome',
  diagonal: 'Pasy ukośne',
  checks: 'Szachownica',
}

export const TEXTURE_LABELS: Readonly<Record<TextureName, string>> = {
  look: 'Własna faktura wyglądu',
  none: 'Gładko',
  grain: 'Ziarno',
  paper: 'Papier',
  halftone: 'Raster',
}
