import type { OpponentKey } from './opponents.ts'

/** What a photograph is chosen for: the goal of whoever wears that number, or a kind of graphic. */
export type Use = number | 'announcement' | 'result'

export interface AlbumPhoto {
  /** Of its file. */
  name: string
  /** Who is on it, by their shirt numbers; a single player is there without the background too. */
  shows: readonly number[]
  use: Use | null
}

/** The photographs of each match, in the order in which they were taken. */
export const ALBUM: Readonly<Partial<Record<OpponentKey, readonly AlbumPhoto[]>>> = {
  dab: [
    // An empty goal before the gates open.
    { name: 'bramka', shows: [], use: 'announcement' },
    // Both arms up, towards the stand.
    { name: 'dabrowka', shows: [9], use: 9 },
    // Four of them around the scorer.
    { name: 'radosc', shows: [9, 17, 7, 11], use: 'result' },
  ],
  orkan: [
    // A corner flag.
    { name: 'choragiewka', shows: [], use: 'announcement' },
    // The keeper in the air.
    { name: 'parada', shows: [12], use: 'result' },
  ],
  hutnik: [
    // A line of players in the mist, against the light.
    { name: 'we-mgle', shows: [4, 5, 14, 6, 10], use: 'result' },
    // In the rain.
    { name: 'lopuch', shows: [14], use: 14 },
    // On the run.
    { name: 'sniegula', shows: [7], use: 7 },
  ],
  jastrzab: [
    // The ball on its spot.
    { name: 'jedenastka', shows: [], use: 'announcement' },
    // On the run.
    { name: 'jarzebin', shows: [11], use: 11 },
    // Arms wide, towards the stand.
    { name: 'zrebiec', shows: [10], use: 'result' },
  ],
  // The ball on its spot.
  blyskawica: [{ name: 'przed-meczem', shows: [], use: 'announcement' }],
}
