import { followedName } from '#domain/lineup/name-direction.ts'
import { namesOnGraphic } from '#domain/lineup/names.ts'
import { wallTime } from '#domain/match/wall-date.ts'
import { fractionOf } from '#domain/units.ts'
import { elevenPlaces, type PlayerPlaces } from './eleven-places.ts'
import type { Look, Tones } from './looks/look.ts'
import type { LineupView, PlayerView } from './match-view.ts'
import { type Box, GRAPHIC_WIDTH, type SceneNode } from './node.ts'
import { capitals, dayLine, headingNode, photoBackdrop, shadowOf, teamNodes, text } from './pieces.ts'
import { pitchNodes } from './pitch.ts'
import type { KindScene } from './scene-of.ts'

const LINEUP_HEADING = 'Skład'

function photoNodes(look: Look, tones: Tones, player: PlayerView, place: Box): SceneNode[] {
  const src = player.lineupImage ?? ''
  const radius = place.width / 2
  return [
    ...shadowOf(place, radius, 14),
    { kind: 'ellipse', ...place, fill: photoBackdrop(tones) },
    text({ ...place, height: place.height * 0.84 }, String(player.number), look.figures, 104, tones.accentInk, {
      maxLines: 1,
      unlessLoaded: src,
    }),
    { kind: 'image', ...place, src, fit: 'cover', radius },
    { kind: 'ellipse', ...place, fill: 'transparent', border: { width: 5, colour: tones.accent } },
  ]
}

/** Without a photo the number stands large in its place already. */
function badgeNodes(look: Look, tones: Tones, player: PlayerView, badge: Box): SceneNode[] {
  const onceLoaded = player.lineupImage ?? ''
  return [
    { kind: 'ellipse', ...badge, fill: tones.accent, border: { width: 3, colour: tones.accentInk }, onceLoaded },
    text(badge, String(player.number), look.figures, 34, tones.accentInk, { maxLines: 1, minSize: 16, onceLoaded }),
  ]
}

function plateNodes(look: Look, tones: Tones, name: string, plate: Box): SceneNode[] {
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
  const places = elevenPlaces(pitch, placed)
  const nameOf = namesOnGraphic([...placed.map(({ player }) => player), ...view.bench])
  const each = (draw: (player: PlayerView, at: PlayerPlaces) => SceneNode[]) =>
    placed.flatMap(({ player }, index) => {
      const at = places[index]
      return at ? draw(player, at) : []
    })
  return [
    ...each((player, { photo }) => photoNodes(look, tones, player, photo)),
    ...each((player, { badge }) => badgeNodes(look, tones, player, badge)),
    ...each((player, { plate }) => plateNodes(look, tones, nameOf(player), plate)),
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
    .map((player) => `${player.number}\u00a0${followedName(nameOf(player)).replaceAll(' ', '\u00a0')}`)
    .join(',  ')
  return [
    ...look.panel(bench, tones),
    text(title, 'Rezerwowi', look.name, 40, tones.panelInk, { align: 'left', maxLines: 1 }),
    text(list, words, look.body, 34, tones.panelInk, { align: 'left', maxLines: 4, minSize: 30 }),
  ]
}

function lineupNodes(look: Look, tones: Tones, view: LineupView): SceneNode[] {
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

export const LINEUP_SCENE: KindScene<LineupView> = {
  nodes: lineupNodes,
  values: () => ({ heading: LINEUP_HEADING }),
}
