import type { SlotType } from '#domain/lineup/formation.ts'
import type { PositionGroup } from '#domain/squad/position-group.ts'

export const SLOT_NAMES: Record<SlotType, string> = {
  GK: 'Bramkarz',
  DEF: 'Obrońca',
  MID: 'Pomocnik',
  FWD: 'Napastnik',
}

/** What an empty slot says of itself. */
export const SLOT_LABELS: Record<SlotType, string> = { GK: 'BR', DEF: 'OBR', MID: 'POM', FWD: 'NAP' }

export const SLOT_GROUPS: Record<SlotType, PositionGroup> = {
  GK: 'goalkeeper',
  DEF: 'defender',
  MID: 'midfielder',
  FWD: 'forward',
}
