import type { Player } from '#contract/player.ts'
import type { SlotType } from '#domain/lineup/default-formation.ts'

export const SLOT_NAMES: Record<SlotType, string> = {
  GK: 'Bramkarz',
  DEF: 'Obrońca',
  MID: 'Pomocnik',
  FWD: 'Napastnik',
}

/** What an empty slot says of itself. */
export const SLOT_LABELS: Record<SlotType, string> = { GK: 'BR', DEF: 'OBR', MID: 'POM', FWD: 'NAP' }

export const numberedName = ({ number, firstName, lastName }: Player): string => `${number} ${firstName} ${lastName}`
