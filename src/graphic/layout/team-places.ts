import type { Box } from '../scene/node.ts'

export interface TeamPlaces {
  homeCrest: Box
  awayCrest: Box
  homeName: Box
  awayName: Box
}
