import { type FormatName, middleOf, type Sheet } from '../../formats.ts'
import { type Anchor, box, inset, within } from '../../layout/area.ts'
import { headroomOn } from '../../layout/person/places/parts.ts'
import type { PhotoPlaces } from '../../layout/person/places.ts'
import type { Box } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import { type BlockPlaces, blockIn, blockPlaces } from './block.ts'
import type { Said } from './said.ts'

interface Named {
  strip: Box
  name: Box
  number: Box
}

/** What the composition depends on. */
export interface Shown {
  /** Of one of ours, or a photograph that was chosen. */
  hasPicture: boolean
  hasName: boolean
}

export interface PostPlaces extends BlockPlaces {
  /** Null: the words are the picture. */
  picture: PhotoPlaces | null
  /** Null: it is about nobody. */
  named: Named | null
  crest: Box
  /** The club's name, where no picture leads. */
  club: { place: Box; align: 'left' | 'center' } | null
  veil: Box
}

/** Free of what the looks' backgrounds have at the edges. */
const MARGINS: Readonly<
  Record<PlacedLookName, Readonly<Record<FormatName, [across: number, top: number, foot: number]>>>
> = {
  broadcast: { portrait: [64, 64, 84], square: [60, 56, 64], story: [8, 10, 8], landscape: [72, 64, 84] },
  poster: { portrait: [64, 64, 112], square: [60, 56, 96], story: [10, 10, 10], landscape: [72, 64, 136] },
  classic: { portrait: [110, 100, 110], square: [96, 90, 90], story: [0, 10, 16], landscape: [110, 100, 100] },
}

function roomOf(look: PlacedLookName, sheet: Sheet): Box {
  const [across, top, foot] = MARGINS[look][sheet.format]
  const whole = look === 'classic' ? middleOf(sheet) : sheet.safe
  return inset(whole, { left: across, right: across, top, bottom: foot })
}

const footOf = ({ y, height }: Box): number => y + height

const STRIP = { height: 124, over: 76, tall: 164 }
/** Under the picture or under the name on its edge. */
const UNDER = { strip: 34, picture: 48 }

const MEDAL = 84

/** The name on its strip, the number at its end; beside a name on the axis, as a medal on the strip's corner, off the chin. */
function namedOn(look: PlacedLookName, strip: Box, words: Box): Named {
  const within = inset(words, { top: 18, bottom: 18 })
  if (look === 'classic') {
    const number = box(strip.x + MEDAL * 0.3, strip.y - MEDAL * 0.7, MEDAL, MEDAL)
    return { strip, name: within, number }
  }
  const number = words.height > STRIP.height ? 76 : 96
  return {
    strip,
    name: inset(within, { right: number + 16 }),
    number: box(within.x + within.width - number, within.y, number, within.height),
  }
}

const edged = (photo: Box, photoEdge: Box | null, emblem: Box): PhotoPlaces => ({
  photo,
  photoRadius: null,
  frame: emblem,
  emblem,
  photoEdge,
})

/** The photo over the words, as tall as they leave it. */
function stacked(look: PlacedLookName, sheet: Sheet, said: Said, { hasName }: Shown): PostPlaces {
  const { canvas, safe, format } = sheet
  const room = roomOf(look, sheet)
  const isStory = format === 'story'
  const least = isStory ? 830 : 780
  const below = hasName ? STRIP.height - STRIP.over + UNDER.strip : UNDER.picture
  const block = blockIn({ width: room.width, height: footOf(room) - least - below }, said)
  const edge = Math.min(footOf(room) - block.height - below, isStory ? 1000 : 1040)
  const isPlate = look === 'classic' && !isStory
  const photo = isPlate
    ? box(room.x - 30, room.y - 20, room.width + 60, edge - room.y + 20)
    : box(0, 0, canvas.width, edge)
  const emblem = inset(photo, {
    top: isStory ? 290 : 110,
    bottom: STRIP.over + 40,
    left: photo.width * 0.2,
    right: photo.width * 0.2,
  })
  const line = { ...room, y: edge - STRIP.over, height: STRIP.height }
  const strip = {
    broadcast: box(room.x - 24, line.y, canvas.width - room.x + 64, line.height),
    poster: box(-30, line.y, room.x + room.width + 30 + (isStory ? 40 : 0), line.height),
    classic: line,
  }[look]
  const words = {
    broadcast: inset(line, { left: 36, right: 8 }),
    poster: inset(line, { right: 44 }),
    classic: inset(line, { left: 50, right: 50 }),
  }[look]
  const top = edge + below
  const spare = footOf(room) - top - block.height
  return {
    picture: isPlate
      ? { photo, photoRadius: 4, frame: photo, emblem, photoEdge: null }
      : {
          ...edged(photo, look === 'classic' ? box(0, edge - 6, canvas.width, 12) : null, emblem),
          headroom: headroomOn(sheet),
        },
    named: hasName ? namedOn(look, strip, words) : null,
    crest: isStory ? box(safe.x + 8, safe.y + 16, 112, 112) : box(photo.x + photo.width - 180, photo.y + 44, 136, 136),
    club: null,
    ...blockPlaces(block, { ...room, y: top + Math.max(0, spare) / 2 }),
    veil: box(0, edge, canvas.width, (canvas.height - edge) * 1.6),
  }
}

/** Over the words, on the paper: in the corner of a narrow plate there is a face. */
const SEAL = 132

const COLUMNS: Readonly<Partial<Record<FormatName, number>>> = { square: 500, landscape: 800 }

/** The photo beside the words, to the edges of its side; a poster has it on the right. */
function sideBySide(look: PlacedLookName, sheet: Sheet, said: Said, { hasName }: Shown): PostPlaces {
  const { canvas, format } = sheet
  const room = roomOf(look, sheet)
  const width = COLUMNS[format] ?? canvas.width / 2
  const isRight = look === 'poster'
  const isPlate = look === 'classic' && format === 'square'
  const x = isRight ? canvas.width - width : 0
  const photo = isPlate
    ? box(room.x - 16, room.y - 10, width - room.x + 16, room.height + 20)
    : box(x, 0, width, canvas.height)
  const gap = 56
  const area = isRight
    ? box(room.x, room.y, x - gap - room.x, room.height)
    : box(width + gap, room.y, room.x + room.width - width - gap, room.height)
  const emblem = inset(photo, {
    top: canvas.height * 0.2,
    bottom: canvas.height * 0.26,
    left: photo.width * 0.14,
    right: photo.width * 0.14,
  })
  const height = format === 'square' ? STRIP.tall : STRIP.height
  const y = footOf(photo) - height - (isPlate ? 36 : format === 'square' ? 96 : 130)
  const across = isPlate ? 16 : 44
  const line = box(photo.x + across, y, photo.width - 2 * across, height)
  const strip = {
    broadcast: box(-40, y, width + 40 + 28, height),
    poster: box(x - 28, y, width + 68, height),
    classic: line,
  }[look]
  const words = look === 'classic' ? inset(line, { left: 26, right: 26 }) : line
  const over = isPlate ? SEAL + CLUB.gap : 0
  const block = blockIn(inset(area, { top: over }), said)
  const told = within(area, { height: block.height + over })
  return {
    picture: isPlate
      ? { photo, photoRadius: 4, frame: photo, emblem, photoEdge: null }
      : edged(photo, look === 'classic' ? box(width - 6, 0, 12, canvas.height) : null, emblem),
    named: hasName ? namedOn(look, strip, words) : null,
    crest: isPlate
      ? within({ ...told, height: SEAL }, { width: SEAL })
      : isRight
        ? box(canvas.width - 176, 48, 128, 128)
        : box(photo.x + 48, photo.y + 48, 120, 120),
    club: null,
    ...blockPlaces(block, inset(told, { top: over })),
    veil: box(isRight ? 0 : width, 0, canvas.width - width, canvas.height * 1.6),
  }
}

const CLUB = { gap: 44, least: 120, most: 380, line: 64 }

/** Nobody's picture: the words are the picture, under the crest, which takes what they leave. */
function wordsAlone(look: PlacedLookName, sheet: Sheet, said: Said): PostPlaces {
  const { canvas } = sheet
  const room = roomOf(look, sheet)
  const isCentred = look === 'classic'
  const line = isCentred ? CLUB.line + 12 : 0
  const block = blockIn({ width: room.width, height: room.height - CLUB.least - line - CLUB.gap }, said)
  const spare = room.height - block.height - line - CLUB.gap
  const size = Math.min(CLUB.most, Math.max(CLUB.least, spare * 0.55))
  const taken = size + line + CLUB.gap + block.height
  const across: Anchor = isCentred ? 'middle' : 'start'
  const whole = within(room, { height: taken })
  const crest = within({ ...whole, height: size }, { width: size }, across)
  const place = isCentred
    ? box(whole.x, footOf(crest) + 12, whole.width, CLUB.line)
    : inset(within({ ...whole, height: size }, { height: Math.min(size, 110) }), { left: size + 32 })
  return {
    picture: null,
    named: null,
    crest,
    club: { place, align: isCentred ? 'center' : 'left' },
    ...blockPlaces(block, { ...whole, y: footOf(whole) - block.height }),
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

const EMBLEM = 400

/** The crest beside the words. */
function wordsBesideCrest(look: PlacedLookName, sheet: Sheet, said: Said): PostPlaces {
  const { canvas } = sheet
  const room = roomOf(look, sheet)
  const area = inset(room, { left: EMBLEM + 96 })
  const block = blockIn(area, said)
  const emblem = within({ ...room, width: EMBLEM }, { height: EMBLEM + 24 + 2 * CLUB.line })
  return {
    picture: null,
    named: null,
    crest: box(emblem.x, emblem.y, EMBLEM, EMBLEM),
    club: { place: box(emblem.x, emblem.y + EMBLEM + 24, EMBLEM, 2 * CLUB.line), align: 'center' },
    ...blockPlaces(block, within(area, { height: block.height })),
    veil: box(0, 0, canvas.width, canvas.height * 1.6),
  }
}

export function postPlaces(look: PlacedLookName, sheet: Sheet, said: Said, shown: Shown): PostPlaces {
  const isWide = sheet.format === 'landscape'
  if (!shown.hasPicture) return (isWide ? wordsBesideCrest : wordsAlone)(look, sheet, said)
  return (isWide || sheet.format === 'square' ? sideBySide : stacked)(look, sheet, said, shown)
}
