import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { crestColours } from '#domain/club/crest-colours.ts'

const SAMPLE_SIZE = 64

export async function coloursOfCrest(address: string): Promise<ClubColours> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_SIZE
  canvas.height = SAMPLE_SIZE
  const surface = canvas.getContext('2d', { willReadFrequently: true })
  if (!surface) return DEFAULT_CLUB_COLOURS
  surface.drawImage(image, 0, 0, SAMPLE_SIZE, SAMPLE_SIZE)
  return crestColours(surface.getImageData(0, 0, SAMPLE_SIZE, SAMPLE_SIZE).data)
}
