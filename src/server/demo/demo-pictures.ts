import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A picture of the demo club by its name, such as "players/9" or "crests/club". */
export type DemoPictures = (name: string) => Promise<Buffer>

/** Of whoever or whatever a picture shows, without its background. */
export const cutOutOf = (name: string): string => `${name}-cut-out`

export const openDemoPictures =
  (folder: string): DemoPictures =>
  (name) =>
    readFile(join(folder, `${name}.webp`))

export const asFile = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/webp' })
