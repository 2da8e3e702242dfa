import type { Catalogue } from '../../catalogue.ts'
import { FORMAT_NAMES, type FormatName } from '../../formats.ts'
import type { KindName } from '../../kinds/kinds.ts'
import { restoreElements } from '../../template/element.ts'
import { LOOK_NAMES, type LookName } from '../../template/look-name.ts'
import { optionValues } from '../option-values.ts'
import { PIECE_SHEETS } from '../piece-sheets.ts'
import { CUT_OUT_CATALOGUE, SAMPLE_CATALOGUE, sampleMatch } from '../sample-match.ts'
import { type Asked, usual } from './situation.ts'

/** A photo without a frame shows what a club's own picture without a background is like. */
const CLEAR_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: CUT_OUT_CATALOGUE.players.map(({ lineupCutout, scorerCutout, ...player }) => ({
    ...player,
    lineupImage: lineupCutout ?? null,
    scorerImage: scorerCutout ?? null,
  })),
}

function catalogueFor(option: string): Catalogue {
  if (option.includes('frame=none')) return CLEAR_CATALOGUE
  return option.includes('cut-out') ? CUT_OUT_CATALOGUE : SAMPLE_CATALOGUE
}

/** Where a layout has it already, it changes nothing. */
const ONLY_IN: Readonly<Record<string, readonly FormatName[]>> = { 'bench.arrangement=line': ['landscape'] }

/** Those of a line-up take turns with the formats. */
function formatsFor(kind: KindName, option: string, turn: number): readonly FormatName[] {
  const all = ONLY_IN[option] ?? FORMAT_NAMES
  return kind === 'lineup' ? all.slice(turn % all.length).slice(0, 1) : all
}

export const withOptions = (kind: KindName, look: LookName): Record<string, Asked> =>
  Object.fromEntries(
    optionValues(kind).map(({ name, options }, at) => {
      const formats = formatsFor(kind, name, at + LOOK_NAMES.indexOf(look))
      return [name, { ...usual(kind), catalogue: catalogueFor(name), options, formats }]
    }),
  )

export const withChangedPieces = (kind: KindName, look: LookName): Record<string, Asked> =>
  Object.fromEntries(
    PIECE_SHEETS.filter((sheet) => sheet.kind === kind && sheet.look === look).map(
      ({ name, format, pieces, elements = [] }) => [
        `changed pieces: ${name}`,
        { match: sampleMatch(kind), formats: [format], template: { pieces, elements: restoreElements(elements) } },
      ],
    ),
  )
