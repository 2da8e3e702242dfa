import { isLightByNature, mix } from '#domain/club/colour.ts'
import { skyOf } from '../looks/broadcast.ts'
import type { SceneNode } from '../scene/node.ts'
import { vertical } from '../scene/vertical.ts'
import type { Ground } from './ground.ts'
import { polygon, whole } from './parts.ts'

const NIGHT = '#05080d'
const FOOT = 30
/** How far a shaft leans for each pixel that it falls. */
const LEAN = 6 / 11

/** Night comes towards the foot of the picture; a light club has a bright day instead, for dark letters. */
const skyOver = (lit: string, isLight: boolean) =>
  isLight
    ? vertical(mix(lit, '#ffffff', 0.12), lit, mix(lit, NIGHT, 0.08))
    : vertical(mix(lit, NIGHT, 0.1), mix(lit, NIGHT, 0.36), mix(lit, NIGHT, 0.74))

/** Where a shaft stands halfway down and how wide it is, in shares of the width. */
const SHAFTS = [
  { at: -1 / 20, width: 17 / 120, opacity: 0.8 },
  { at: 19 / 120, width: 1 / 20, opacity: 0.6 },
  { at: 13 / 30, width: 1 / 4, opacity: 0.75 },
  { at: 4 / 5, width: 3 / 40, opacity: 0.8 },
]

function shaftNodes({ canvas, facts }: Ground, lit: string, bright: string): SceneNode[] {
  const { width, height } = canvas
  const lean = ((height + 40) * LEAN) / 2
  return SHAFTS.map((shaft) => {
    const left = (shaft.at + facts.shafts) * width
    const right = left + shaft.width * width
    return polygon(
      canvas,
      [
        [left + lean, -20],
        [right + lean, -20],
        [right - lean, height + 20],
        [left - lean, height + 20],
      ],
      vertical(bright, `${lit}00`),
      shaft.opacity,
    )
  })
}

/** Light from above: `x` and the lean to the middle are shares of the width. */
function beam({ canvas }: Ground, x: number, lean: number): SceneNode {
  const { width, height } = canvas
  const [from, to, spread, foot] = [x * width, (x + lean) * width, 0.275 * width, (height * 23) / 30]
  return polygon(
    canvas,
    [
      [from - 26, -10],
      [from + 26, -10],
      [to + spread, foot],
      [to - spread, foot],
    ],
    vertical('rgba(255,255,255,0.5)', 'rgba(255,255,255,0)'),
    0.16,
  )
}

/** A bar in two colours, the left one ending in a slant. */
function footBar({ canvas }: Ground, left: string, right: string): SceneNode[] {
  const { width, height } = canvas
  const [top, split] = [height - FOOT, (width * 19) / 30]
  const upTo = (above: number, below: number, fill: string): SceneNode =>
    polygon(
      canvas,
      [
        [0, top],
        [above, top],
        [below, height],
        [0, height],
      ],
      fill,
    )
  return [upTo(width, width, right), upTo(split, split - FOOT, left)]
}

/** Floodlights from above, slanted shafts of the club's colour, darkness towards the foot. */
export function broadcastGround(ground: Ground): SceneNode[] {
  const { canvas, facts, tones, colours } = ground
  const isLight = isLightByNature(colours.primary)
  const sky = skyOf(colours.primary)
  const lit = facts.isMuted ? mix(sky, isLight ? '#c9ced5' : '#39404a', 0.9) : sky
  const bright = mix(lit, '#ffffff', isLight ? 0.4 : 0.12)
  return [
    whole(canvas, skyOver(lit, isLight)),
    ...shaftNodes(ground, lit, bright),
    beam(ground, 17 / 120, 1 / 5),
    beam(ground, 103 / 120, -1 / 5),
    ...footBar(ground, isLight ? tones.ink : mix(lit, '#ffffff', 0.05), tones.accent),
  ]
}
