import { cutOutOf, openDemoPictures } from '#server/demo/demo-pictures.ts'
import { SQUAD } from '#server/demo/squad.ts'
import type { ReadPicture } from '#server/rendering/pictures.ts'

const pictures = openDemoPictures('assets/demo')
const MATCH_PHOTO = 'matches/radosc'

/** The pictures of the sample, photographed: people of the demo club, in its kit whichever club the sheet is of. */
export const demoPeople: ReadPicture = async (src) => {
  if (src === '/pictures/photo') return pictures(MATCH_PHOTO)
  const [, what, index] = /^\/pictures\/(portrait|cut-out)-(\d+)$/.exec(src) ?? []
  const member = SQUAD[Number(index) % SQUAD.length]
  if (!member) return null
  const portrait = `players/${member.number}`
  return pictures(what === 'portrait' ? portrait : cutOutOf(portrait))
}
