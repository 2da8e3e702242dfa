import type { Field } from './fields.ts'
import { SECTIONS, type SectionName } from './sections.ts'

export type NamedField = [name: string, field: Field]

export interface FieldSection {
  name: SectionName
  label: string
  fields: NamedField[]
  /** One of its fields says something else than its default. */
  isSet: boolean
}

export const openFields = (fields: readonly NamedField[]): NamedField[] => fields.filter(([, { section }]) => !section)

/** Those parts of the form that fold, as far as there is something in them. */
export const fieldSections = (fields: readonly NamedField[], values: Readonly<Record<string, unknown>>) =>
  (Object.keys(SECTIONS) as SectionName[]).flatMap((name): FieldSection[] => {
    const own = fields.filter(([, { section }]) => section === name)
    const isSet = own.some(([field, { default: byDefault }]) => values[field] !== byDefault)
    return own.length > 0 ? [{ name, label: SECTIONS[name], fields: own, isSet }] : []
  })
