import { namesOnGraphic } from '#domain/lineup/names.ts'
import { wallTime } from '#domain/match/wall-date.ts'
import { fractionOf } from '#domain/units.ts'
import type { Look, Tones } from './looks/look.ts'
import type { LineupView, PlayerView } from './match-view.ts'
import { type Box, GRAPHIC_WIDTH, type SceneNode } from './node.ts'
import { capitals, dayLine, headingNode, shadowOf, teamNodes, text } from './pieces.ts'
import { pitchNodes } from './pitch.ts'
import { spreadOut } from './spread.ts'

export const LINEUP_HEADING = 'Skład'
const PHOTO = 200
/** The name plate overlaps the picture's lower edge. */
const PLATE = { width: 208, height: 48, top: 66 }
const BADGE = 58
const BLOCK = { width: 210, height: 216 }

function photoNodes(look: Look, tones: Tones, player: PlayerView, x: number, y: number): SceneNode[] {
  const place: Box = { x: x - PHOTO / 2, y: y - PHOTO / 2, width: PHOTO, height: PHOTO }
  const backdrop = {
    from: { x: 0, y: 0 },
    to: { x: 0, y: 1 },
    stops: [
      { at: 0, colour: tones.accent },
      { at: 1, colour: tones.ground },
    ],
  }
  const src = player.lineupImage ?? ''
  return [
    ...shadowOf(place, PHOTO / 2, 14),
    { kind: 'ellipse', ...place, fill: backdrop },
    text({ ...place, height: PHOTO * 0.84 }, String(player.number), look.figures, 104, tones.accentInk, {
      maxLines: 1,
      unlessLoaded: src,
    }),
    { kind: 'image', ...place, src, fit: 'cover', radius: PHOTO / 2 },
    { kind: 'ellipse', ...place, fill: 'transparent', border: { width: 5, colour: tones.accent } },
  ]
}

function badgeNodes(look: Look, tones: Tones, player: PlayerView, x: number, y: number): SceneNode[] {
  const badge: Box = { x: x - PHOTO / 2 - 4, y: y - PHOTO / 2 + 2, width: BADGE, height: BADGE }
  return [
    { kind: 'ellipse', ...badge, fill: tones.accent, border: { width: 3, colour: tones.accentInk } },
    text(badge, String(player.number), look.figures, 34, tones.accentInk, { maxLines: 1, minSize: 16 }),
  ]
}

function plateNodes(look: Look, tones: Tones, name: string, x: number, y: number): SceneNode[] {
  const plate: Box = { x: x - PLATE.width / 2, y: y + PLATE.top, width: PLATE.width, height: PLATE.height }
  const words: Box = { ...plate, x: plate.x + 8, width: plate.width - 16 }
  return [
    ...shadowOf(plate, 8, 7),
    { kind: 'rect', ...plate, fill: tones.panel, radius: 8 },
    text(words, capitals(look, name), look.name, 36, tones.panelInk, { maxLines: 2, minSize: 24 }),
  ]
}

/** All pictures first, then all numbers, then all names: nothing of another player ever covers a name. */
function elevenNodes(look: Look, tones: Tones, view: LineupView): SceneNode[] {
  const { pitch } = look.lineup
  const placed = view.slots.flatMap(({ x, y, player }) =>
    player ? [{ player, x: pitch.x + fractionOf(x, pitch.width), y: pitch.y + fractionOf(y, pitch.height) }] : [],
  )
  const middles: Box = { x: pitch.x + 112, y: pitch.y + 112, width: pitch.width - 224, height: pitch.height - 244 }
  const spots = spreadOut(placed, middles, BLOCK)
  const nameOf = namesOnGraphic([...placed.map(({ player }) => player), ...view.bench])
  const each = (draw: (player: PlayerView, x: number, y: number) => SceneNode[]) =>
    placed.flatMap(({ player }, index) => {
      const spot = spots[index]
      return spot ? draw(player, Math.round(spot.x), Math.round(spot.y)) : []
    })
  return [
    ...each((player, x, y) => photoNodes(look, tones, player, x, y)),
    ...each((player, x, y) => badgeNodes(look, tones, player, x, y)),
    ...each((player, x, y) => plateNodes(look, tones, nameOf(player), x, y)),
  ]
}

function benchNodes(look: Look, tones: Tones, view: LineupView): SceneNode[] {
  const { bench } = look.lineup
  if (view.bench.length === 0) return []
  const nameOf = namesOnGraphic([...view.slots.flatMap(({ player }) => player ?? []), ...view.bench])
  const title: Box = { x: bench.x + 44, y: bench.y, width: 190, height: bench.height }
  const list: Box = { x: bench.x + 252, y: bench.y + 6, width: bench.width - 292, height: bench.height - 12 }
  // A number and its name stay on one line.
  const words = view.bench
    .map((player) => `${player.number}\u00a0${nameOf(player).replaceAll(' ', '\u00a0')}`)
    .join(',  ')
  return [
    ...look.panel(bench, tones),
    text(title, 'Rezerwowi', look.name, 40, tones.panelInk, { align: 'left', maxLines: 1 }),
    text(list, words, look.body, 34, tones.panelInk, { align: 'left', maxLines: 4, minSize: 30 }),
  ]
}

export function lineupNodes(look: Look, tones: Tones, view: LineupView): SceneNode[] {
  const { lineup } = look
  const hasTime = wallTime(view.time) !== ''
  const isLeft = look.headingAlign === 'left'
  const when = lineup.date
  const split = hasTime ? when.width * (isLeft ? 0.2 : 0.74) : isLeft ? 0 : when.width
  const first: Box = { ...when, width: split }
  const second: Box = { ...when, x: when.x + split + 12, width: when.width - split - 12 }
  const [datePlace, timePlace] = isLeft ? [second, first] : [first, second]
  const dateAlign = isLeft ? 'left' : hasTime ? 'right' : 'center'
  const date = text(datePlace, dayLine(view, 'narrow'), look.body, 34, tones.muted, {
    align: dateAlign,
    maxLines: 1,
    shows: 'date',
  })
  const time = text(timePlace, wallTime(view.time), look.figures, 38, tones.ink, {
    align: 'left',
    maxLines: 1,
    shows: 'time',
  })
  return [
    ...look.veil({ x: 0, y: 0, width: GRAPHIC_WIDTH, height: lineup.pitch.y * 1.3 }, tones),
    headingNode(look, lineup.heading, capitals(look, LINEUP_HEADING), lineup.heading.height * 0.95, tones.ink),
    date,
    time,
    ...teamNodes(look, lineup, view, tones.ink, 34),
    ...(lineup.versus ? [text(lineup.versus, 'vs', look.name, 40, tones.muted, { maxLines: 1 })] : []),
    ...pitchNodes(lineup.pitch, tones),
    ...elevenNodes(look, tones, view),
    ...benchNodes(look, tones, view),
  ]
}
