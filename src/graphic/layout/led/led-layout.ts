import type { Sheet } from '../../formats.ts'
import type { MatchView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import type { LedLayout, LedStyle } from '../layout.ts'
import { largePhoto } from '../person/photo-pieces.ts'
import { headingBand } from './bands.ts'
import { edgeHeading, edgeOf } from './edge-heading.ts'
import { type Frame, frameOf, stageOf, standingFrame, unitOf } from './frame.ts'
import { isFramed } from './framed.ts'
import { scrimPiece } from './scrim.ts'
import { naturalHeight, type Stacked, stacked } from './stacked.ts'
import { type Stage, stagePieces } from './stage.ts'
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

const leadPhoto = (lead: Lead | null): string | undefined =>
  lead?.who === 'player' ? largePhoto(lead.player) : undefined

/** Of the sheet's height: over more words than that a face would have no room. A square has the least to spare. */
const MOST_UNDER_FACE = { portrait: 0.5, square: 0.4, landscape: 0.5 } as const

function leavesTooLittle(style: LedStyle, sheet: Sheet, { heading, bands }: Told): boolean {
  if (sheet.format === 'story') return false
  const over = heading && style.look.id === 'cover' ? [headingBand(style, heading)] : []
  return naturalHeight([...over, ...bands], unitOf(sheet)) > sheet.canvas.height * MOST_UNDER_FACE[sheet.format]
}

const SIGN_MARGIN = 56

/** What is held up beside somebody's face; it is no word, so that it may stand where an app lays its buttons. */
function besideFace({ clear, whole, isBeside }: Stage): Box {
  const width = isBeside ? clear.width : whole.x + whole.width - SIGN_MARGIN - clear.x
  return { ...clear, width, height: clear.height * 0.8 }
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

function frameFor(style: LedStyle, sheet: Sheet, told: Told, { hasPicture, isPhoto }: Pictured): Frame {
  const isBeside = hasPicture && (told.isBeside === true || (isPhoto && leavesTooLittle(style, sheet, told)))
  // Beside no heading the picture would be so wide that the face is where an app lays its buttons.
  const isStanding = style.look.id === 'silhouette' && hasPicture && !isBeside && told.heading !== null
  return (isStanding ? standingFrame(sheet) : null) ?? frameOf(sheet, isBeside)
}

/** The words stand together; the picture has all the rest. */
export const ledLayout =
  <View extends MatchView>(tell: Tell<View>): LedLayout<View> =>
  (style, sheet, view) => {
    const told = tell(style, sheet, view)
    const pictured = picturedBy(told, view)
    const { hasPicture, isPhoto } = pictured
    const frame = frameFor(style, sheet, told, pictured)
    const { words, most, isBeside, isUnder = false } = frame
    const edge = style.look.id === 'silhouette' && hasPicture && !isBeside ? told.heading : null
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
    const behind = edge ? [edgeHeading(style, edgeOf(stage.whole, sheet, edge).strip, edge)] : []
    return [
      ...(hasPicture ? stagePieces(style, stage, told.lead, view, behind) : []),
      scrimPiece(style, {
        stage: isPhoto && (view.photo || !isFramed(style)) ? stage.whole : null,
        src: view.photo ? undefined : leadPhoto(told.lead),
        words: { ...column, y: said.top, height: said.foot - said.top },
        isBeside,
        isUnder,
        sheet,
      }),
      ...(told.sign?.(besideFace(stage)) ?? []),
      ...pieces,
    ]
  }
