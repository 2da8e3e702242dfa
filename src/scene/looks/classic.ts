import { contrast, firstGood, isLightByNature, mix } from '#domain/club/colour.ts'
import { darkOf, loudOn } from './club-inks.ts'
import { box, type Look } from './look.ts'

const IVORY = '#f7f3ea'
const INK = '#16181b'

/** A match programme: ivory paper, serif capitals, everything on one axis, fine rules in the club's colour. */
export const classic: Look = {
  heading: { face: 'classic', weight: 900, lineHeight: 1.14 },
  name: { face: 'classic', weight: 700, lineHeight: 1.22 },
  body: { face: 'georgia', weight: 400, lineHeight: 1.3 },
  figures: { face: 'serif', weight: 700, lineHeight: 1 },
  headingAlign: 'center',
  headingTilt: 0,
  capitals: false,
  tones(colours) {
    const isLight = isLightByNature(colours.primary)
    const club = darkOf(colours, INK)
    const dark = firstGood(
      (share) => mix(club, INK, share),
      (hex) => contrast(hex, IVORY) >= 6,
    )
    const loud = isLight ? loudOn(INK, 6, colours) : dark
    return {
      ground: IVORY,
      ink: dark,
      muted: '#4d4a44',
      panel: '#fffdf8',
      panelInk: INK,
      panelMuted: '#55514a',
      accent: loud,
      accentInk: isLight ? INK : IVORY,
      pitch: [mix(dark, '#ffffff', 0.1), mix(dark, '#ffffff', 0.02)],
      pitchLines: mix(isLight ? loud : colours.accent, '#ffffff', 0.35),
    }
  },
  panel(area, tones) {
    const { x, y, width, height } = area
    return [
      { kind: 'rect', ...area, fill: tones.panel, border: { width: 3, colour: tones.ink }, radius: 4 },
      {
        kind: 'rect',
        ...box(x + 9, y + 9, width - 18, height - 18),
        fill: 'transparent',
        border: { width: 1.5, colour: `${tones.ink}80` },
        radius: 2,
      },
    ]
  },
  veil(area, tones) {
    return [{ kind: 'rect', ...area, fill: `${tones.ground}e6` }]
  },
  lineup: {
    heading: box(310, 58, 580, 124),
    date: box(300, 188, 600, 44),
    homeCrest: box(108, 62, 126, 126),
    awayCrest: box(966, 62, 126, 126),
    homeName: box(66, 192, 230, 56),
    awayName: box(904, 192, 230, 56),
    versus: null,
    pitch: box(76, 262, 1048, 1046),
    bench: box(76, 1326, 1048, 116),
  },
  goal: {
    heading: box(90, 80, 1020, 230),
    photo: box(330, 326, 540, 620),
    photoRadius: 4,
    namePanel: box(110, 960, 980, 216),
    label: box(150, 980, 900, 44),
    name: box(150, 1022, 900, 98),
    minute: box(150, 1118, 900, 46),
    scorePanel: box(110, 1200, 980, 220),
    homeCrest: box(150, 1226, 130, 130),
    awayCrest: box(920, 1226, 130, 130),
    homeName: box(126, 1352, 300, 58),
    awayName: box(774, 1352, 300, 58),
    score: box(430, 1226, 340, 160),
  },
  result: {
    heading: box(90, 84, 1020, 120),
    date: box(90, 204, 1020, 46),
    scorePanel: box(100, 272, 1000, 480),
    homeCrest: box(160, 312, 240, 240),
    awayCrest: box(800, 312, 240, 240),
    homeName: box(130, 566, 320, 150),
    awayName: box(750, 566, 320, 150),
    score: box(420, 330, 360, 260),
    scorersPanel: box(100, 780, 1000, 640),
    scorersHeading: box(130, 800, 940, 70),
    homeScorers: box(140, 884, 430, 500),
    awayScorers: box(630, 884, 430, 500),
  },
}
