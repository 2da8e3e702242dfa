import { contrast, firstGood, isLightByNature, mix } from '#domain/club/colour.ts'
import type { Segment } from '../node.ts'
import { darkOf, loudOn } from './club-inks.ts'
import { box, type Look } from './look.ts'

const PAPER = '#fbf6ea'
const INK = '#15110d'

/** The club's colour, just dark enough for paper-white letters where rays and the faint crest brighten it. */
const darkGround = (primary: string): string =>
  firstGood(
    (share) => mix(primary, INK, share),
    (hex) => contrast(mix(hex, '#ffffff', 0.13), PAPER) >= 4.6,
  )

/** A printed poster: the club's colour edge to edge, enormous letters, paper strips pasted over it. */
export const poster: Look = {
  heading: { face: 'poster', weight: 900, lineHeight: 1.06 },
  name: { face: 'poster', weight: 900, lineHeight: 1.14 },
  body: { face: 'sans', weight: 700, lineHeight: 1.25 },
  figures: { face: 'poster', weight: 900, lineHeight: 1 },
  headingAlign: 'left',
  headingTilt: -3,
  capitals: true,
  tones(colours) {
    const isLight = isLightByNature(colours.primary)
    const ground = isLight ? colours.primary : darkGround(colours.primary)
    const dark = isLight ? mix(darkOf(colours, INK), INK, 0.5) : ground
    return {
      ground,
      ink: isLight ? INK : PAPER,
      muted: isLight ? INK : PAPER,
      panel: PAPER,
      panelInk: INK,
      panelMuted: mix(dark, INK, 0.35),
      accent: loudOn(INK, 6, colours),
      accentInk: INK,
      pitch: [mix(dark, INK, 0.22), mix(dark, INK, 0.34)],
      pitchLines: 'rgba(251,246,234,0.42)',
    }
  },
  panel(area, tones) {
    const { x, y, width, height } = area
    const torn = (right: number, down: number): Segment[] => [
      { to: 'move', x: x + 6 + right, y: y + 10 + down },
      { to: 'line', x: x + width + right, y: y + down },
      { to: 'line', x: x + width - 8 + right, y: y + height - 8 + down },
      { to: 'line', x: x + right, y: y + height + down },
      { to: 'close' },
    ]
    return [
      { kind: 'path', ...area, segments: torn(12, 14), fill: 'rgba(0,0,0,0.28)' },
      { kind: 'path', ...area, segments: torn(0, 0), fill: tones.panel },
    ]
  },
  veil(area, tones) {
    const fill = {
      from: { x: 0, y: 0 },
      to: { x: 0, y: 1 },
      stops: [
        { at: 0, colour: `${tones.ground}e6` },
        { at: 0.8, colour: `${tones.ground}d0` },
        { at: 1, colour: `${tones.ground}00` },
      ],
    }
    return [{ kind: 'rect', ...area, fill }]
  },
  lineup: {
    heading: box(60, 34, 520, 150),
    date: box(66, 208, 560, 44),
    homeCrest: box(690, 42, 128, 128),
    awayCrest: box(958, 42, 128, 128),
    homeName: box(636, 176, 240, 72),
    awayName: box(900, 176, 240, 72),
    versus: box(838, 80, 100, 52),
    pitch: box(64, 268, 1072, 1050),
    bench: box(64, 1338, 1072, 116),
  },
  goal: {
    heading: box(52, 52, 1096, 360),
    photo: box(260, 372, 680, 680),
    photoRadius: 340,
    namePanel: box(70, 990, 1060, 220),
    label: box(120, 1010, 640, 46),
    name: box(120, 1056, 960, 140),
    minute: box(830, 1008, 250, 54),
    scorePanel: box(70, 1240, 1060, 206),
    homeCrest: box(110, 1266, 150, 150),
    awayCrest: box(940, 1266, 150, 150),
    homeName: box(276, 1290, 210, 104),
    awayName: box(714, 1290, 210, 104),
    score: box(486, 1262, 228, 160),
  },
  result: {
    heading: box(60, 54, 1080, 178),
    date: box(70, 262, 1066, 46),
    score: box(80, 306, 1040, 400),
    scorePanel: box(64, 700, 1072, 270),
    homeCrest: box(104, 726, 210, 210),
    awayCrest: box(886, 726, 210, 210),
    homeName: box(330, 744, 250, 176),
    awayName: box(620, 744, 250, 176),
    scorersHeading: box(64, 990, 1072, 70),
    homeScorers: box(90, 1066, 480, 330),
    awayScorers: box(630, 1066, 480, 330),
    scorersPanel: box(0, 0, 0, 0),
  },
}
