import type { Sheet } from '../../../formats.ts'
import { box, inset, insetAll } from '../../../layout/area.ts'
import type { TeamPlaces } from '../../../layout/team-places.ts'
import type { Box } from '../../../scene/node.ts'
import type { LineupContents, LineupPlaces, LineupPlan, LineupPlans } from '../places.ts'
import type { Letters } from './bench-grid.ts'
import { benchPlaces, marksOn, whenPlaces } from './portrait-parts.ts'

interface PortraitBoxes extends TeamPlaces {
  heading: Box
  when: Box
  versus: Box | null
  pitch: Box
  bench: Box
  letters: Letters
}

/** The composition that all looks share on a post: heading and fixture over a square pitch, the bench below. */
function portraitPlaces(
  { canvas }: Sheet,
  { when, versus, pitch: usualPitch, bench: usualBench, letters, heading, ...teams }: PortraitBoxes,
  contents: LineupContents,
  headingAlign: 'left' | 'center',
): LineupPlaces {
  const bench = benchPlaces(usualBench, letters, contents)
  const pitch = inset(usualPitch, { bottom: usualBench.y - bench.panel.y })
  return {
    ...teams,
    veil: box(0, 0, canvas.width, pitch.y * 1.3),
    ...whenPlaces(when, contents.hasTime, headingAlign === 'left'),
    heading: { place: heading, size: heading.height * 0.95, align: headingAlign },
    names: { size: 34, home: 'center', away: 'center' },
    versus: versus && { place: versus, size: 40, align: 'center' },
    pitch: { turf: pitch, field: insetAll(pitch, 22), isLying: false, bleeds: false },
    players: inset(pitch, { top: 12, right: 8, bottom: 18, left: 8 }),
    marks: marksOn(pitch, usualPitch, contents),
    rows: null,
    bench,
  }
}

const plan =
  (boxes: PortraitBoxes, headingAlign: 'left' | 'center'): LineupPlan =>
  (sheet, contents) =>
    portraitPlaces(sheet, boxes, contents, headingAlign)

/** The post alone: what every club makes. */
export const PORTRAIT_PLANS: LineupPlans = {
  broadcast: plan(
    {
      heading: box(64, 46, 500, 138),
      when: box(68, 182, 496, 46),
      homeCrest: box(662, 44, 124, 124),
      awayCrest: box(944, 44, 124, 124),
      homeName: box(594, 172, 260, 62),
      awayName: box(876, 172, 260, 62),
      versus: box(806, 80, 118, 56),
      pitch: box(64, 252, 1072, 1070),
      bench: box(64, 1342, 1072, 112),
      letters: { size: 34, em: 0.37 },
    },
    'left',
  ),
  poster: plan(
    {
      heading: box(60, 34, 520, 150),
      when: box(66, 208, 560, 44),
      homeCrest: box(690, 42, 128, 128),
      awayCrest: box(958, 42, 128, 128),
      homeName: box(636, 176, 240, 72),
      awayName: box(900, 176, 240, 72),
      versus: box(838, 80, 100, 52),
      pitch: box(64, 268, 1072, 1050),
      bench: box(64, 1338, 1072, 116),
      letters: { size: 32, em: 0.54 },
    },
    'left',
  ),
  classic: plan(
    {
      heading: box(310, 58, 580, 124),
      when: box(300, 188, 600, 44),
      homeCrest: box(108, 62, 126, 126),
      awayCrest: box(966, 62, 126, 126),
      homeName: box(66, 192, 230, 56),
      awayName: box(904, 192, 230, 56),
      versus: null,
      pitch: box(76, 262, 1048, 1046),
      bench: box(76, 1326, 1048, 116),
      letters: { size: 34, em: 0.47 },
    },
    'center',
  ),
}
