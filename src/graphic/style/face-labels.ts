import { type BundledFace, BY_FAMILY, FACES } from '../scene/faces.ts'

/** Those that templates do not offer by a name of their own. */
const OWN_NAMES: Partial<Record<BundledFace, string>> = {
  cover: 'Archivo',
  gothic: 'Oswald',
  programme: 'Frank Ruhl Libre',
}

const nameOf = (face: BundledFace): string =>
  OWN_NAMES[face] ?? Object.keys(BY_FAMILY).find((family) => BY_FAMILY[family] === face) ?? face

/** The built-in families as people know them, in the order of the alphabet. */
export const FACE_LABELS: readonly { face: BundledFace; label: string }[] = (Object.keys(FACES) as BundledFace[])
  .map((face) => ({ face, label: nameOf(face) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pl'))
