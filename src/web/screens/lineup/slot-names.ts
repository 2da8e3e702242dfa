import type { SlotType } from '#domain/lineup/formation.ts'

export const SLOT_NAMES: Record<SlotType, string> = {
  GK: 'Bramkarz',
  DEF: 'Obrońca',
  MID: 'Pomocnik',
  FWD: 'Napastnik',
}

/** What an empty slot says of itself. */
export const SLOT_LABELS: Record<SlotType, string> = { GK: 'BR', DEF: 'OBR', MID: 'POM', FWD: 'NAP' }

export const LINE_NAMES: Record<SlotType, string> = { GK: 'bramka', DEF: 'obrona', MID: 'pomoc', FWD: 'atak' }
