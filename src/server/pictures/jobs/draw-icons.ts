import sharp from 'sharp'
import { crestColoursOf } from '#server/pictures/crest-colours-of.ts'

/** A maskable icon is cut to any shape inside its edge: the plate lies within the circle that always remains. */
const PLATE = 0.78
const CREST_ON_PLATE = 0.54
const CREST_ALONE = 0.94

export const ICONS = {
  'any-192.png': { size: 192, isPlated: false },
  'any-512.png': { size: 512, isPlated: false },
  'maskable-512.png': { size: 512, isPlated: true },
  'touch-180.png': { size: 180, isPlated: true },
} as const

export type IconName = keyof typeof ICONS

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

const plate = (size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${(size * PLATE) / 2}" fill="#fff"/></svg>`,
  )

/** The crest alone, or on a white plate with the club's colour around: on that colour itself it might vanish. */
async function drawIcon(icon: IconName, crest: Buffer, ground: string): Promise<Buffer> {
  const { size, isPlated } = ICONS[icon]
  const box = Math.round(size * (isPlated ? CREST_ON_PLATE : CREST_ALONE))
  const drawn = await sharp(crest).resize(box, box, { fit: 'contain', background: NOTHING }).png().toBuffer()
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: isPlated ? ground : NOTHING } })
  const layers = isPlated ? [{ input: plate(size) }, { input: drawn }] : [{ input: drawn }]
  return canvas.composite(layers).png({ compressionLevel: 9 }).toBuffer()
}

export interface ClubIcons {
  colour: string
  pictures: Record<IconName, Buffer>
}

/** All that are made of one crest; `ground`: the club's colour, read from the crest where none is given. */
export async function drawIcons(crest: Buffer, ground?: string): Promise<ClubIcons> {
  const colour = ground ?? (await crestColoursOf(crest)).primary
  const names = Object.keys(ICONS) as IconName[]
  const drawn = await Promise.all(names.map(async (name) => [name, await drawIcon(name, crest, colour)] as const))
  return { colour, pictures: Object.fromEntries(drawn) as ClubIcons['pictures'] }
}
