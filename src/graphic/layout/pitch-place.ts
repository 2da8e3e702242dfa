import type { Box } from '../scene/node.ts'
import type { Spot } from './spread.ts'

/** A player's place as shares of the pitch: across from our left, and down from the opponent's goal. */
export interface PitchPlace {
  across: number
  down: number
}

/** On a pitch that stands, our goal below; on one that lies, at the left. */
export const spotIn = (area: Box, { across, down }: PitchPlace, isLying: boolean): Spot =>
  isLying
    ? { x: area.x + (1 - down) * area.width, y: area.y + across * area.height }
    : { x: area.x + across * area.width, y: area.y + down * area.height }
