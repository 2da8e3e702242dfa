import type { Canvas } from '@napi-rs/canvas'
import type { ClubColours } from '#domain/club/club-colours.ts'
import { ALBUM, developedPhoto } from '#server/demo/album.ts'
import { type Prints, portraitOf, wardrobeOf } from '#server/demo/darkroom.ts'
import { SQUAD } from '#server/demo/squad.ts'
import type { ReadPicture } from '#server/rendering/pictures.ts'

const SEED = 3

/** The pictures of the sample, photographed as the demo's are, in the kit of a club. */
export function renderedPeople({ primary, accent }: ClubColours, crest: Canvas): ReadPicture {
  const wardrobe = { ...wardrobeOf(crest), body: primary, trim: accent }
  const kept = new Map<number, Promise<Prints>>()
  let photo: Promise<Prints> | undefined
  const printsOf = (index: number): Promise<Prints> => {
    const member = SQUAD[index % SQUAD.length]
    if (!member) throw new Error('The demo squad is empty')
    const prints = kept.get(index) ?? portraitOf(member, wardrobe)
    kept.set(index, prints)
    return prints
  }
  return async (src) => {
    const [, what, index] = /^\/pictures\/(portrait|cut-out)-(\d+)$/.exec(src) ?? []
    if (what) {
      const { photo: portrait, cutout } = await printsOf(Number(index))
      return what === 'portrait' ? portrait : cutout
    }
    const celebration = ALBUM.dab?.find(({ use }) => use === 'result')
    if (src !== '/pictures/photo' || !celebration) return null
    photo ??= developedPhoto(celebration, wardrobe, SEED)
    return (await photo).photo
  }
}
