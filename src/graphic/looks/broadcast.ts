import { contrast, firstGood, isLightByNature, mix } from '#domain/club/colour.ts'
import { darkOf, loudOn } from './club-inks.ts'
import type { Look } from './look.ts'

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
  id: 'broadcast',
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
      accent: loudOn(NIGHT, 4.7, colours),
      accentInk: NIGHT,
      turf: isLight
        ? [mix(dark, '#0d3b24', 0.82), mix(dark, '#0a2f1d', 0.84)]
        : [mix(dark, NIGHT, 0.5), mix(dark, NIGHT, 0.6)],
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
      // From under the middle of the bar: a dark rim would show round a bar of the ground's own colour.
      { kind: 'path', ...area, segments: slanted(x + 8, x + width), fill: tones.panel },
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
}
