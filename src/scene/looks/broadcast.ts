import { contrast, firstGood, isLightByNature, mix } from '#domain/club/colour.ts'
import { darkOf, loudOn } from './club-inks.ts'
import { box, type Look } from './look.ts'

const NIGHT = '#070b12'
const WHITE = '#ffffff'
const SLANT = 26

/** Where the shafts and beams of the background fall together. */
const brightestIn = (sky: string): string => mix(sky, WHITE, 0.13)

/** The club's colour as the sky of the picture: as it is, or just dark enough for white letters. */
export const skyOf = (primary: string): string =>
  isLightByNature(primary)
    ? primary
    : firstGood(
        (share) => mix(primary, NIGHT, share),
        (hex) => contrast(WHITE, brightestIn(hex)) >= 4.7,
      )

/** A television's graphics on a floodlit night: slanted bars, condensed letters, the score in a block. */
export const broadcast: Look = {
  heading: { face: 'display', weight: 800, lineHeight: 1.08 },
  name: { face: 'display', weight: 700, lineHeight: 1.12 },
  body: { face: 'display', weight: 500, lineHeight: 1.22 },
  figures: { face: 'display', weight: 800, lineHeight: 1 },
  headingAlign: 'left',
  headingTilt: 0,
  capitals: true,
  tones(colours) {
    const { primary } = colours
    const isLight = isLightByNature(primary)
    const dark = darkOf(colours, NIGHT)
    const brightest = brightestIn(skyOf(primary))
    const muted = firstGood(
      (share) => mix('#d5dbe3', WHITE, share),
      (hex) => contrast(hex, brightest) >= 4.7,
    )
    return {
      ground: isLight ? primary : mix(primary, NIGHT, 0.72),
      ink: isLight ? NIGHT : WHITE,
      muted: isLight ? NIGHT : muted,
      panel: {
        from: { x: 0, y: 0 },
        to: { x: 1, y: 1 },
        stops: [
          { at: 0, colour: mix(dark, NIGHT, 0.86) },
          { at: 1, colour: NIGHT },
        ],
      },
      panelInk: WHITE,
      panelMuted: '#c3ccd6',
      accent: loudOn(NIGHT, 6, colours),
      accentInk: NIGHT,
      pitch: [mix(dark, '#0d3b24', 0.82), mix(dark, '#0a2f1d', 0.84)],
      pitchLines: 'rgba(255,255,255,0.34)',
    }
  },
  panel(area, tones) {
    const { x, y, width, height } = area
    const slanted = (left: number, right: number) => [
      { to: 'move' as const, x: left + SLANT, y },
      { to: 'line' as const, x: right, y },
      { to: 'line' as const, x: right - SLANT, y: y + height },
      { to: 'line' as const, x: left, y: y + height },
      { to: 'close' as const },
    ]
    return [
      { kind: 'path', ...area, segments: slanted(x, x + width), fill: tones.panel },
      { kind: 'path', ...area, width: 16 + SLANT, segments: slanted(x, x + 14 + SLANT), fill: tones.accent },
    ]
  },
  veil(area, tones) {
    const fill = {
      from: { x: 0, y: 0 },
      to: { x: 0, y: 1 },
      stops: [
        { at: 0, colour: `${tones.ground}f2` },
        { at: 0.75, colour: `${tones.ground}d9` },
        { at: 1, colour: `${tones.ground}00` },
      ],
    }
    return [{ kind: 'rect', ...area, fill }]
  },
  lineup: {
    heading: box(64, 46, 500, 138),
    date: box(68, 182, 496, 46),
    homeCrest: box(662, 44, 124, 124),
    awayCrest: box(944, 44, 124, 124),
    homeName: box(594, 172, 260, 62),
    awayName: box(876, 172, 260, 62),
    versus: box(806, 80, 118, 56),
    pitch: box(64, 252, 1072, 1070),
    bench: box(64, 1342, 1072, 112),
  },
  goal: {
    heading: box(60, 40, 1080, 330),
    photo: box(64, 372, 660, 830),
    photoRadius: 0,
    scorePanel: box(742, 372, 398, 752),
    homeCrest: box(856, 398, 172, 172),
    awayCrest: box(856, 846, 172, 172),
    homeName: box(792, 576, 300, 80),
    awayName: box(786, 1024, 300, 80),
    score: box(772, 664, 336, 172),
    namePanel: box(64, 1150, 1076, 290),
    label: box(126, 1172, 640, 52),
    name: box(126, 1228, 950, 186),
    minute: box(826, 1172, 250, 60),
  },
  result: {
    heading: box(64, 50, 1072, 150),
    date: box(68, 200, 1068, 50),
    scorePanel: box(64, 276, 1072, 480),
    homeCrest: box(142, 322, 250, 250),
    awayCrest: box(808, 322, 250, 250),
    homeName: box(118, 588, 330, 134),
    awayName: box(752, 588, 330, 134),
    score: box(410, 330, 380, 260),
    scorersPanel: box(64, 784, 1072, 660),
    scorersHeading: box(130, 806, 940, 76),
    homeScorers: box(130, 896, 440, 520),
    awayScorers: box(630, 896, 440, 520),
  },
}
