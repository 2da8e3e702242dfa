import type { Sheet } from '../../formats.ts'
import type { MatchView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import type { LedLayout, LedStyle } from '../layout.ts'
import { pictured, shownPhoto } from '../person/photo-pieces.ts'
import { headingBand } from './bands.ts'
import { standsClear } from './cover-person.ts'
import { edgeHeading, edgeOf } from './edge-heading.ts'
import { footName } from './foot-name.ts'
import { type Frame, frameOf, stageOf, standingFrame, unitOf } from './frame.ts'
import { isFramed } from './framed.ts'
import { scrimPiece } from './scrim.ts'
import { naturalHeight, type Stacked, stacked } from './stacked.ts'
import type { Stage } from './stage.ts'
import { stagePieces } from './stages.ts'
import type { Heading, Lead, Told } from './told.ts'

type Tell<View extends MatchView> = (style: LedStyle, sheet: Sheet, view: View) => Told

/** Words grow where they have room, but not beyond what still looks meant. */
const [BESIDE_GROWN, ALONE_GROWN] = [1.25, 1.4]

/** Without a picture beside them, words have the whole width. */
const alone = ({ words }: Frame, { canvas, safe, format }: Sheet) =>
  format === 'story' ? { ...words, width: safe.width } : { ...words, width: canvas.width - 2 * words.x }

function stageFor(sheet: Sheet, frame: Frame, words: Stacked, edge: Heading | null): Stage {
  const { isBeside, isUnder = false } = frame
  const whole = stageOf(sheet, frame, words)
  if (edge) return { whole, clear: edgeOf(whole, sheet, edge).clear, isBeside, isUnder }
  const { safe } = sheet
  const y = Math.max(whole.y, safe.y) + 40
  const x = Math.max(whole.x, safe.x) + (isBeside ? 90 : 40)
  const right = Math.min(whole.x + whole.width, safe.x + safe.width) - 40
  const foot = Math.min(whole.y + whole.height, safe.y + safe.height) - (isBeside ? 40 : 28)
  return { whole, clear: { x, y, width: right - x, height: foot - y }, isBeside, isUnder }
}

/** What may be missing; a photograph that was chosen is there. */
const awaitedPhoto = (style: LedStyle, lead: Lead | null, { photo }: MatchView): string | undefined =>
  !photo && lead?.who === 'player' ? shownPhoto(style, lead.player) : undefined

/** Of the sheet's height: over more words than that a face would have no room. A square has the least to spare. */
const MOST_UNDER_FACE = { portrait: 0.5, square: 0.4, landscape: 0.5 } as const
/** A wide photograph shows several people: a narrow column would keep one of them. */
const MOST_UNDER_WIDE = { ...MOST_UNDER_FACE, square: 0.62 } as const

function leavesTooLittle(style: LedStyle, sheet: Sheet, { heading, bands }: Told, { photo }: MatchView): boolean {
  if (sheet.format === 'story') return false
  const over = heading && style.look.id === 'cover' ? [headingBand(style, heading)] : []
  const isCutOut = style.look.id === 'silhouette' && photo?.cutout
  const isWide = photo && !isCutOut && photo.width > photo.height
  const most = (isWide ? MOST_UNDER_WIDE : MOST_UNDER_FACE)[sheet.format]
  return naturalHeight([...over, ...bands], unitOf(sheet)) > sheet.canvas.height * most
}

const SIGN_MARGIN = 56

/** Lower there would be no room for it. */
const SIGN_LEAST = 240
const [SIGN_MOST, OF_ROOM] = [380, 0.8]

/** What is held up: beside somebody's face, or over words that leave the room; it is no word, so that it may stand where an app lays its buttons. */
function signPlace({ clear, whole, isBeside }: Stage, { y, x }: Box, top: number): [place: Box, height?: number] {
  if (isBeside && top - y >= SIGN_LEAST) {
    const height = Math.min(top - y, SIGN_MOST) * OF_ROOM
    return [{ x, y, width: height, height }, height]
  }
  const width = isBeside ? clear.width : whole.x + whole.width - SIGN_MARGIN - clear.x
  return [{ ...clear, width, height: clear.height * 0.8 }]
}

interface Pictured {
  hasPicture: boolean
  /** Not of crests. */
  isPhoto: boolean
}

const picturedBy = ({ lead }: Told, { photo }: MatchView): Pictured => ({
  hasPicture: lead !== null || photo !== undefined,
  isPhoto: lead?.who === 'player' || photo !== undefined,
})

/** In a story the picture's edge is under all that is said: what must be known first is not read there, but for a shout. */
const LONGEST_IN_STORY = 9

const isReadUpwards = ({ look }: LedStyle, { format }: Sheet, { words }: Heading): boolean =>
  look.id === 'silhouette' && (format !== 'story' || words.length <= LONGEST_IN_STORY)

function frameFor(
  style: LedStyle,
  sheet: Sheet,
  told: Told,
  view: MatchView,
  { hasPicture, isPhoto }: Pictured,
): Frame {
  const isBeside = hasPicture && (told.isBeside === true || (isPhoto && leavesTooLittle(style, sheet, told, view)))
  const isStanding = hasPicture && !isBeside
  const hasHeading = told.heading ? !isReadUpwards(style, sheet, told.heading) : style.look.id === 'cover'
  return (isStanding ? standingFrame(sheet, style.look.id, hasHeading) : null) ?? frameOf(sheet, isBeside)
}

interface Leading {
  told: Told
  view: MatchView
}

/** Whom the graphic is about, cut out of the chosen photograph, leads as with a portrait of theirs that is cut out. */
function leading(style: LedStyle, { told, view }: Leading): Leading {
  const { lead } = told
  const { photo, ...others } = view
  if (lead?.who !== 'player' || !lead.keys || !photo?.cutout || isFramed(style)) return { told, view }
  return { told: { ...told, lead: { ...lead, player: pictured(lead.player, photo) } }, view: others }
}

/** The club's own name would be read as that of the crest over it. */
const isOfOthers = (lead: Lead | null, { club }: MatchView): boolean => lead?.who === 'team' && lead.team !== club

/** The words stand together; the picture has all the rest. */
export const ledLayout =
  <View extends MatchView>(tell: Tell<View>): LedLayout<View> =>
  (style, sheet, whole) => {
    const { told, view } = leading(style, { told: tell(style, sheet, whole), view: whole })
    const pictured = picturedBy(told, view)
    const { hasPicture, isPhoto } = pictured
    const frame = frameFor(style, sheet, told, view, pictured)
    const { words, most, isBeside, isUnder = false } = frame
    const isUp = told.heading && hasPicture && !isBeside && isReadUpwards(style, sheet, told.heading)
    const edge = isUp ? told.heading : null
    const column = hasPicture ? words : alone(frame, sheet)
    const over = told.heading && !edge ? [headingBand(style, told.heading)] : []
    const { pieces, ...said } = stacked([...over, ...told.bands], {
      words: column,
      height: words.height * (hasPicture ? most : 1),
      unit: unitOf(sheet),
      most: hasPicture ? (isBeside || isUnder ? BESIDE_GROWN : 1) : ALONE_GROWN,
      isAtHead: isUnder,
    })
    const stage = stageFor(sheet, frame, said, edge)
    const awaited = awaitedPhoto(style, told.lead, view)
    const behind = edge ? [edgeHeading(style, edgeOf(stage.whole, sheet, edge).strip, edge)] : []
    return [
      ...(hasPicture ? stagePieces(style, stage, told.lead, view, behind) : []),
      scrimPiece(style, {
        stage,
        isPhoto: isPhoto && (view.photo !== undefined || !isFramed(style)),
        src: awaited,
        isClear: !view.photo && told.lead?.who === 'player' && standsClear(stage, told.lead.player),
        words: { ...column, y: said.top, height: said.foot - said.top },
        sheet,
      }),
      ...(view.photo || isOfOthers(told.lead, view) ? [] : footName(style, sheet, view, awaited)),
      ...(told.sign?.(...signPlace(stage, words, said.top)) ?? []),
      ...pieces,
    ]
  }
