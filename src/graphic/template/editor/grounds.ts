import { FORMAT_NAMES, type FormatName } from '../../formats.ts'
import type { Grounds, TemplateDesign } from './design.ts'

/** With a picture of the club's own, those that were drawn for a starter's other formats go. */
export const withBackground = (design: TemplateDesign, background: string, isStarter: boolean): TemplateDesign =>
  background === design.background
    ? design
    : { ...design, background, backgrounds: isStarter ? {} : design.backgrounds }

/** Null: the format is covered with the template's background again. */
export function withFormatBackground(design: TemplateDesign, format: FormatName, own: string | null): TemplateDesign {
  const { [format]: before, ...others } = design.backgrounds
  if ((before ?? null) === own) return design
  return { ...design, backgrounds: own === null ? others : { ...others, [format]: own } }
}

const areSame = (one: Grounds['backgrounds'], other: Grounds['backgrounds']): boolean =>
  FORMAT_NAMES.every((format) => one[format] === other[format])

/** Only what was changed: a starter's backgrounds may have been drawn anew since they were read. */
export function changedGrounds(design: Grounds, saved: Grounds): Partial<Grounds> {
  const { background, backgrounds } = design
  return {
    ...(background !== saved.background && { background }),
    ...(!areSame(backgrounds, saved.backgrounds) && { backgrounds }),
  }
}

/** The template as it would be with this design. With other pictures it is no starter. */
export function withDesign<Template extends Pick<TemplateDesign, 'background'> & StoredGrounds>(
  template: Template,
  design: TemplateDesign,
) {
  const { background, backgrounds = {}, isStarter } = template
  const isOwn = background !== design.background || !areSame(backgrounds, design.backgrounds)
  return { ...template, ...design, isStarter: isStarter && !isOwn }
}

interface StoredGrounds {
  backgrounds?: Grounds['backgrounds']
  isStarter: boolean
}
