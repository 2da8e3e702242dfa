import { dressed, type Prints, printed } from './darkroom.ts'
import type { OpponentKey } from './opponents.ts'
import type { Picture } from './photograph/render/picture.ts'
import { beforeTheGates, cornerFlag, onTheSpot } from './photograph/scene/details.ts'
import type { Wardrobe } from './photograph/scene/dressing.ts'
import {
  celebrate,
  inTheRain,
  leap,
  lineInMist,
  onTheRun,
  type Taken,
  toTheStand,
} from './photograph/scene/match-photos.ts'

const WIDE = { width: 780, height: 520 }
const TALL = { width: 540, height: 675 }

/** What a photograph is chosen for: the goal of whoever wears that number, or a kind of graphic. */
export type Use = number | 'announcement' | 'result'

export interface AlbumPhoto {
  name: string
  shows: readonly number[]
  use: Use | null
  size: typeof WIDE | typeof TALL
  take(taken: Taken): { whole: Picture; alone?: Picture }
}

const of = dressed
const team = (...numbers: number[]) => numbers.map(dressed)
const still = (take: (taken: Taken) => Picture) => (taken: Taken) => ({ whole: take(taken) })

/** The photographs of each match, in the order in which they were taken. */
export const ALBUM: Readonly<Partial<Record<OpponentKey, readonly AlbumPhoto[]>>> = {
  dab: [
    { name: 'bramka', shows: [], use: 'announcement', size: WIDE, take: still(beforeTheGates) },
    { name: 'dabrowka', shows: [9], use: 9, size: TALL, take: (taken) => toTheStand(taken, of(9), 'armsUp') },
    {
      name: 'radosc',
      shows: [9, 17, 7, 11],
      use: 'result',
      size: WIDE,
      take: (taken) => celebrate(taken, team(17, 7, 9, 11)),
    },
  ],
  orkan: [
    { name: 'choragiewka', shows: [], use: 'announcement', size: WIDE, take: still(cornerFlag) },
    { name: 'parada', shows: [12], use: 'result', size: WIDE, take: (taken) => leap(taken, of(12)) },
  ],
  hutnik: [
    {
      name: 'we-mgle',
      shows: [4, 5, 14, 6, 10],
      use: 'result',
      size: WIDE,
      take: (taken) => lineInMist(taken, team(4, 5, 14, 6, 10)),
    },
    { name: 'lopuch', shows: [14], use: 14, size: TALL, take: (taken) => inTheRain(taken, of(14)) },
    { name: 'sniegula', shows: [7], use: 7, size: WIDE, take: (taken) => onTheRun(taken, of(7), false) },
  ],
  jastrzab: [
    { name: 'jedenastka', shows: [], use: 'announcement', size: WIDE, take: still(onTheSpot) },
    { name: 'jarzebin', shows: [11], use: 11, size: TALL, take: (taken) => onTheRun(taken, of(11), true) },
    { name: 'zrebiec', shows: [10], use: 'result', size: TALL, take: (taken) => toTheStand(taken, of(10), 'armsWide') },
  ],
  blyskawica: [{ name: 'przed-meczem', shows: [], use: 'announcement', size: WIDE, take: still(onTheSpot) }],
}

/** Rendered when it is needed: all of them at once would be a hundred megabytes. */
export function developedPhoto({ size, take, shows }: AlbumPhoto, wardrobe: Wardrobe, seed: number): Promise<Prints> {
  const { whole, alone } = take({ ...size, wardrobe, seed })
  return printed(seed, whole, shows.length === 1 ? (alone ?? null) : null)
}
