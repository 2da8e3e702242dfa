import { EMPTY_SHOWN, type ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../catalogue.ts'
import type { DrawnKind, Kind } from '../kinds/kind.ts'
import { type DataValues, isEmptyValue } from '../scene/data-values.ts'
import { DATA_KEY_LIST, DATA_KEYS, isPictureKey } from '../template/data-keys.ts'
import { type MadeUp, madeUpMatches, ownMatches } from './made-up-match.ts'
import { withSamplePhoto } from './sample-photo.ts'
import type { SampleName } from './samples.ts'
import type { OwnMatch } from './stories.ts'

/** Those that show the club's own photos, where it has any. */
const PHOTOGRAPHED: ReadonlySet<SampleName> = new Set(['home', 'away', 'longest', 'noGoals', 'manyGoals'])

/** Those in which a datum that this graphic leaves empty has words all the same, so that its element can be designed. */
const FILLED: ReadonlySet<SampleName> = new Set(['home', 'away', 'noPhotos'])

/** The newest event that this kind tells of; of a match without one, what it would look like. */
function drawnOf(kind: Kind, { match, catalogue }: MadeUp, isOwn = false): DrawnKind {
  const told = match.events.findLast(({ id }) => kind.isShownFor(match, id))
  const asked = kind.isShownFor(match, null) ? kind.eventId(match, null, catalogue) : (told?.id ?? null)
  return kind.draw(isOwn ? withSamplePhoto(kind, { match, catalogue }, asked) : match, catalogue, asked)
}

/** Of states that differ only in whom they are good for, the one that this kind is shown for. */
const fitting = (kind: Kind, states: readonly MadeUp[]): MadeUp =>
  states.find(({ match }) => kind.isShownFor(match, null)) ?? (states[0] as MadeUp)

const withSamples = (data: DataValues): DataValues => {
  const missing = DATA_KEY_LIST.filter((key) => !isPictureKey(key) && isEmptyValue(data[key]))
  return { ...data, ...Object.fromEntries(missing.map((key) => [key, DATA_KEYS[key].sample])) }
}

/** What a template is shown with; `match` is the current one. */
export function previewOf(
  sample: SampleName,
  kind: Kind,
  catalogue: Catalogue,
  match: ShownMatch = EMPTY_SHOWN,
): DrawnKind {
  const states = sample === 'current' ? [{ match, catalogue }] : madeUpMatches(sample, catalogue)
  const drawn = drawnOf(kind, fitting(kind, states), PHOTOGRAPHED.has(sample))
  return FILLED.has(sample) ? { ...drawn, values: withSamples(drawn.values) } : drawn
}

/** A finished graphic as the club would have it: its squad, its opponent, its match. */
export function ownPreview(kind: Kind, catalogue: Catalogue, match: OwnMatch | null = null): DrawnKind {
  const drawn = drawnOf(kind, fitting(kind, ownMatches(catalogue, match)), true)
  return { ...drawn, values: withSamples(drawn.values) }
}
