import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, inset, insetAll, stack } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { LineupContents, LineupPlaces, LineupPlan } from '../places.ts'
import { benchColumns, isLong } from './bench.ts'
import { aboveBench, benchPanel, type Letters } from './bench-panel.ts'
import { fixtureColumns } from './parts.ts'
import { marks } from './post-parts.ts'

const LETTERS: Letters = { size: 34, em: 0.43 }

/** Heading, day and hour, one under the other, on one axis. */
function middleLines(area: Box, heading: number, size: number, { hasDate, hasTime }: LineupContents) {
  const lines = stack(area, [{ share: 1 }, hasDate ? size * 1.3 : 0, hasTime ? size * 1.4 : 0])
  const centred = (place: Box, letters: number) => ({ place, size: letters, align: 'center' as const })
  return { heading: centred(lines[0], heading), date: centred(lines[1], size), time: centred(lines[2], size * 1.2) }
}

/** The lines of the pitch are drawn in ink on the paper. */
const drawn = (field: Box, isLying: boolean) => ({ turf: null, field, isLying })

/** Both crests beside the heading; everything on the middle axis, within what is free on both sides alike. */
function story(sheet: Sheet, contents: LineupContents): LineupPlaces {
  const { canvas } = sheet
  const [header, stage] = stack(inset(middleOf(sheet), { top: 8 }), [236, { share: 1 }], 18)
  const { between, ...teams } = fixtureColumns(header, 190, { height: 78, size: 30 })
  const bench = benchPanel(stage, contents, LETTERS, 210, 'middle')
  const field = inset(aboveBench(stage, bench, 22), { left: -60, right: -60 })
  return {
    ...teams,
    ...middleLines(between, 120, 32, contents),
    veil: canvas,
    versus: null,
    pitch: drawn(field, false),
    players: inset(field, { top: 16, bottom: 10, left: 60, right: 60 }),
    marks: marks(200, 104, contents, 1.02),
    bench,
  }
}

function landscape({ canvas }: Sheet, contents: LineupContents): LineupPlaces {
  const page = insetAll(canvas, 76)
  const [column, field] = beside(page, [480, { share: 1 }], 36)
  const hasBench = contents.bench.length > 0
  const [head, teams, rest] = stack(
    column,
    [hasBench ? 250 : 300, hasBench ? (isLong(contents) ? 220 : 290) : 430, { share: 1 }],
    hasBench ? 20 : 70,
  )
  const { between: _, ...places } = fixtureColumns(teams, 232, { height: 80, size: 34 })
  return {
    ...places,
    ...middleLines(head, 150, 36, contents),
    veil: canvas,
    versus: null,
    pitch: drawn(field, true),
    players: insetAll(field, 12),
    marks: marks(250, 130, contents),
    bench: benchColumns(rest, contents, LETTERS),
  }
}

interface Page {
  top: number
  bottom: number
  header: number
  crests: number
  name: { height: number; size: number }
  heading: number
  when: number
  mark: number
}

/** Both crests beside the heading, the pitch under them, the bench at its foot. */
const onPage =
  ({ top, bottom, header: high, crests, name, heading, when, mark }: Page): LineupPlan =>
  ({ canvas }, contents) => {
    const page = inset(canvas, { top, right: 76, bottom, left: 76 })
    const [header, stage] = stack(page, [high, { share: 1 }], 14)
    const { between, ...teams } = fixtureColumns(header, crests, name)
    // Between the ground's corners.
    const bench = benchPanel(inset(stage, { left: 30, right: 30 }), contents, LETTERS, 230, 'middle')
    const field = aboveBench(stage, bench, 16)
    return {
      ...teams,
      ...middleLines(between, heading, when, contents),
      veil: canvas,
      versus: null,
      pitch: drawn(field, false),
      players: insetAll(field, 10),
      marks: marks(mark, 96, contents),
      bench,
    }
  }

const portrait = onPage({
  ...{ top: 66, bottom: 76, header: 236, crests: 270, name: { height: 74, size: 36 } },
  ...{ heading: 124, when: 34, mark: 250 },
})
const square = onPage({
  ...{ top: 62, bottom: 66, header: 190, crests: 250, name: { height: 60, size: 30 } },
  ...{ heading: 100, when: 30, mark: 200 },
})

const BY_FORMAT: Record<FormatName, LineupPlan> = { portrait, square, story, landscape }

export const classicPlaces: LineupPlan = (sheet, contents) => BY_FORMAT[sheet.format](sheet, contents)
