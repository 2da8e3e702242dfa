import { byLook } from '../../layout/by-look.ts'
import { cardPieces } from './card-pieces.ts'
import { ledOpponentGoal } from './led.ts'

export const opponentGoalLayout = byLook(cardPieces, ledOpponentGoal)
