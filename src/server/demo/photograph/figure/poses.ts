import type { Vector } from '../vector.ts'
import type { Pose } from './athlete.ts'

const leg = (knee: Vector, ankle: Vector, toes: Vector = [0, -0.1, 1]) => ({ knee, ankle, toes })

const STANDING = [leg([9.4, -120, -1], [10, -163, -5]), leg([-9.4, -120, -1], [-10, -163, -5])] as const

/** All in the torso's coordinates: the first of two is their left. */
export const POSES = {
  /** Arms wide, towards the stand. */
  armsWide: {
    arms: [
      { elbow: [42, -19, -2], wrist: [56, 3, 0] },
      { elbow: [-42, -17, -2], wrist: [-57, 4, 0] },
    ],
    legs: STANDING,
    head: [0, 8],
  },
  /** Both arms up. */
  armsUp: {
    arms: [
      { elbow: [36, 2, -2], wrist: [30, 28, 0] },
      { elbow: [-37, 0, -2], wrist: [-33, 26, 0] },
    ],
    legs: STANDING,
    head: [0, 10],
  },
  /** One fist up. */
  oneUp: {
    arms: [
      { elbow: [27, -53, -4], wrist: [25, -76, 6] },
      { elbow: [-34, 3, -3], wrist: [-27, 28, 2] },
    ],
    legs: STANDING,
    head: [-8, 6],
  },
  hanging: {
    arms: [
      { elbow: [26, -53, -7], wrist: [26, -77, 1] },
      { elbow: [-26, -53, -7], wrist: [-26, -77, 1] },
    ],
    legs: STANDING,
  },
  running: {
    arms: [
      { elbow: [24, -50, -20], wrist: [20, -56, 6] },
      { elbow: [-24, -46, 12], wrist: [-15, -30, 30] },
    ],
    legs: [leg([9, -104, 32], [9, -146, 14], [0, -0.35, 0.94]), leg([-9, -121, -14], [-9, -140, -52], [0, -0.8, 0.6])],
    head: [0, -4],
  },
  /** Stretched out; the whole is laid on its side by its place. */
  leaping: {
    arms: [
      { elbow: [21, 4, 2], wrist: [17, 30, 6] },
      { elbow: [-20, 6, 4], wrist: [-9, 32, 8] },
    ],
    legs: [leg([9, -118, 10], [11, -152, -20], [0, -0.7, 0.7]), leg([-10, -121, 4], [-14, -164, 2], [0, -0.9, 0.4])],
    head: [0, 18],
  },
} as const satisfies Record<string, Pose>
