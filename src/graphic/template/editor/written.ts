import { DEFAULT_FORMAT, type FormatName } from '../../formats.ts'
import { type ElementFormats, restoreElements, type TemplateElement } from '../element.ts'
import { PLACE } from '../element-box.ts'
import { PIXEL_FIELDS, reAnchored } from '../formats/re-anchored.ts'
import { fieldsOfPiece } from '../pieces/declared-fields.ts'
import { type PieceChange, type PieceChanges, type PieceValues, tidied } from '../pieces/piece-change.ts'
import { PLACE_FIELDS } from '../pieces/piece-fields.ts'
import type { TemplateDesign } from './design.ts'
import type { Items } from './items.ts'
import type { PieceItem } from './piece-item.ts'

/** Whether what is not about a place holds in every format or in the one on the screen alone. */
export type Scope = 'all' | 'format'

interface Writing {
  format: FormatName
  scope: Scope
}

type Values = Readonly<Record<string, unknown>>

const OF_THE_CANVAS: ReadonlySet<string> = new Set([...Object.keys(PLACE_FIELDS), ...PIXEL_FIELDS])
/** What an element is and says is the same in every format, and so are its name, group, lock and layer. */
const OF_THE_ELEMENT: ReadonlySet<string> = new Set([
  ...['id', 'type', 'text', 'src', 'dataKey', 'name', 'group', 'condition', 'locked', 'under', 'zIndex', 'formats'],
])

function differing(one: Values, other: Values): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const changed = [...names].filter((name) => one[name] !== other[name])
  // A place sticks as a whole: half of it would be torn apart when the other half follows the post.
  return changed.some((name) => PLACE.some((part) => part === name)) ? [...new Set([...changed, ...PLACE])] : changed
}

function isOfFormat(name: string, stored: TemplateElement, { format, scope }: Writing): boolean {
  if (OF_THE_ELEMENT.has(name)) return false
  if (stored.formats?.[format]?.[name] !== undefined) return true
  if (scope === 'format') return true
  return format !== DEFAULT_FORMAT && OF_THE_CANVAS.has(name)
}

type Tuned = Record<string, number | string | boolean>

function writtenElement(
  stored: TemplateElement,
  before: TemplateElement,
  after: TemplateElement,
  writing: Writing,
): TemplateElement {
  const { format } = writing
  const [was, is] = [before as object as Values, after as object as Values]
  const base: Record<string, unknown> = { ...stored }
  const own: Tuned = { ...stored.formats?.[format] }
  for (const name of differing(was, is)) {
    if (name === 'formats') base.formats = is.formats
    else if (isOfFormat(name, stored, writing)) own[name] = (is[name] ?? false) as Tuned[string]
    else if (is[name] === undefined) delete base[name]
    else base[name] = is[name]
  }
  const formats = { ...(base.formats as ElementFormats | undefined), [format]: own }
  return restoreElements([{ ...base, formats }])[0] ?? stored
}

/** Made on another canvas than the post: it stands where it was put, and on the post where the rule puts it. */
function addedElement(element: TemplateElement, { format }: Writing): TemplateElement {
  if (format === DEFAULT_FORMAT) return element
  const { formats: _formats, ...bare } = element
  const base = reAnchored(bare as TemplateElement, format, DEFAULT_FORMAT)
  const values = element as object as Tuned
  const own = Object.fromEntries([...OF_THE_CANVAS].flatMap((name) => (name in values ? [[name, values[name]]] : [])))
  return restoreElements([{ ...base, formats: { [format]: own } }])[0] ?? element
}

function writtenElements(design: TemplateDesign, before: Items, after: Items, writing: Writing) {
  const shown = new Map(before.map((item) => [item.id, item]))
  const stored = new Map(design.elements.map((element) => [element.id, element]))
  const elements = after.flatMap((item): TemplateElement[] => {
    if (item.type === 'piece') return []
    const known = stored.get(item.id)
    if (!known) return [addedElement(item, writing)]
    const was = shown.get(item.id)
    if (was === item || !was || was.type === 'piece') return [known]
    return [writtenElement(known, was, item, writing)]
  })
  const isSame =
    elements.length === design.elements.length && elements.every((element, index) => element === design.elements[index])
  return isSame ? design.elements : elements
}

function writtenPiece(change: PieceChange, before: PieceItem, after: PieceItem, { format, scope }: Writing) {
  const fields = fieldsOfPiece(after.piece)
  const [was, is] = [before as object as Values, after as object as Values]
  const shared: Record<string, PieceValues[string]> = { ...change.shared }
  const own: Record<string, PieceValues[string]> = { ...change.formats?.[format] }
  for (const name of differing(was, is)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) continue
    const value = (is[name] ?? (field.type === 'flag' ? false : field.default)) as PieceValues[string]
    const isNatural = value === (after.natural[name] ?? field.default)
    const isOwn = name in own || scope === 'format' || Object.hasOwn(PLACE_FIELDS, name)
    const [target, other] = isOwn ? [own, shared] : [shared, own]
    // Back to what the look gives: nothing is kept, unless all formats were told otherwise.
    if (isNatural && other[name] === undefined) delete target[name]
    else target[name] = value
  }
  return tidied({ shared, formats: { ...change.formats, [format]: own } })
}

function writtenPieces(design: TemplateDesign, before: Items, after: Items, writing: Writing): PieceChanges {
  const shown = new Map(before.map((item) => [item.id, item]))
  let pieces = design.pieces
  for (const item of after) {
    const was = shown.get(item.id)
    if (item.type !== 'piece' || was === item || was?.type !== 'piece') continue
    const { [item.piece]: change = {}, ...others } = pieces
    const next = writtenPiece(change, was, item, writing)
    pieces = next ? { ...others, [item.piece]: next } : others
  }
  return pieces
}

/** The design in which the items stand as they do now, with nothing stored that was not changed. */
export function written(design: TemplateDesign, before: Items, after: Items, writing: Writing): TemplateDesign {
  if (before === after) return design
  const elements = writtenElements(design, before, after, writing)
  const pieces = writtenPieces(design, before, after, writing)
  return elements === design.elements && pieces === design.pieces ? design : { ...design, elements, pieces }
}
