import type { Sheet } from '../../../formats.ts'
import { inset, stack } from '../../../layout/area.ts'
import { boardIn } from '../../../layout/scoreboard.ts'
import { toTheFoot } from '../../../layout/to-the-foot.ts'
import type { Box } from '../../../scene/node.ts'
import type { ResultContents, ResultPlaces } from '../places.ts'
import { HEADING, noScorers, padded, scorerColumns, scorersHeight } from './parts.ts'

interface Room {
  /** Heading and day. */
  top: Box
  /** The panels; they may run past the texts, to the edge of the picture. */
  body: Box
  /** From a panel's edge to what it carries. */
  padding: { left: number; right: number }
  heading: number
  teamNameSize: number
  /** A photograph stays between the panels' edges. */
  isFramed?: true
}

const DAY = 46
const GAP = 24
/** Of the score with a photograph: one line, or in a narrow story names under their crests. */
const [ROW, SQUARE_ROW, STORY_ROW] = [250, 184, 350]
/** Of the heading, what a photograph takes in a square: a face needs it more. */
const GIVEN = 0.3

interface Stacked extends Pick<ResultPlaces, 'photo'> {
  scorePanel: Box
  below: Box
}

/** Score and scorers; a photograph over them, or under them to the foot of a story, has all that they leave. */
function upright(sheet: Sheet, body: Box, scorers: number, contents: ResultContents, isFramed: boolean): Stacked {
  const { canvas, format } = sheet
  if (!contents.hasPhoto) {
    const [scorePanel, below] = stack(body, [{ share: 1 }, scorers], GAP)
    return { photo: null, scorePanel, below }
  }
  if (format === 'story') {
    const [scorePanel, below] = stack(body, [STORY_ROW, scorers], GAP)
    const photo = toTheFoot(sheet, below.y + below.height + GAP, isFramed)
    return { photo, scorePanel, below }
  }
  const [photo, scorePanel, below] = stack(body, [{ share: 1 }, format === 'square' ? SQUARE_ROW : ROW, scorers], GAP)
  return { photo: isFramed ? photo : { ...photo, x: canvas.x, width: canvas.width }, scorePanel, below }
}

const [WORDS_SHARE, APART] = [0.57, 40]

/** Everything said on the left; a photograph on the right, to the edges of the picture or of the page. */
function besidePhoto(sheet: Sheet, contents: ResultContents, room: Room): ResultPlaces {
  const { canvas } = sheet
  const { top, body, padding, isFramed } = room
  const seam = Math.round(canvas.width * WORDS_SHARE)
  const upTo = (place: Box) => ({ ...place, width: seam - place.x - APART })
  const words = {
    ...room,
    top: upTo(top),
    body: isFramed ? upTo(body) : { ...body, width: seam - body.x + APART },
    padding: { left: padding.left, right: isFramed ? padding.left : padding.left + APART },
  }
  const photo = isFramed ? inset(body, { left: seam - body.x }) : inset(canvas, { left: seam })
  return { ...stackedPlaces(sheet, { ...contents, hasPhoto: false }, words), photo }
}

/** With a smaller heading. */
function lower(room: Room): Room {
  const given = Math.round(room.heading * GIVEN)
  return { ...room, heading: room.heading - given, body: inset(room.body, { top: -given }) }
}

/** Heading and day, the score in a panel, the scorers in another one under it; on a page of paper without them. */
export function stackedPlaces(sheet: Sheet, contents: ResultContents, room: Room): ResultPlaces {
  const { canvas, format } = sheet
  const isWide = format === 'landscape'
  if (isWide && contents.hasPhoto) return besidePhoto(sheet, contents, room)
  const {
    top,
    body,
    padding,
    teamNameSize,
    heading: high,
  } = format === 'square' && contents.hasPhoto ? lower(room) : room
  const [heading, date] = stack(top, [high, DAY])
  // A page of paper carries them as well as a panel would.
  const isOnGround = isWide || room.isFramed
  const around = isOnGround ? HEADING + 10 : HEADING + 44
  const scorers = scorersHeight(contents, body.height, around)
  const { photo, scorePanel, below } = upright(sheet, body, scorers, contents, room.isFramed ?? false)
  const board = boardIn(
    padded(inset(scorePanel, padding), 0, room.isFramed ? 0 : Math.min(30, scorePanel.height * 0.12)),
  )
  const text = inset(below, padding)
  return {
    heading,
    date,
    photo,
    scorePanel: room.isFramed ? null : scorePanel,
    isScoreOnPanel: true,
    ...board,
    teamNameSize,
    ...(contents.lines === 0
      ? noScorers(text)
      : isOnGround
        ? scorerColumns(text, null)
        : scorerColumns(padded(text, 20, 16), below)),
    veil: { ...canvas, height: scorePanel.y * 1.2 },
  }
}
