import type { TemplateElement } from './element.ts'
import {
  BACKGROUND_GRADIENT_FIELDS,
  type BackgroundGradientStyle,
  GRADIENT_FIELDS,
  type GradientStyle,
  PICTURE_FINISH_FIELDS,
  type PictureFinish,
  SHADOW_FIELDS,
  type ShadowStyle,
  TEXT_FINISH_FIELDS,
  type TextFinish,
} from './style-fields.ts'

type OptionalName = keyof (TextFinish & GradientStyle & BackgroundGradientStyle & ShadowStyle & PictureFinish)

/** One by one of the kinds: what is optional differs between them. */
export type Complete<Element> = Element extends unknown
  ? Element & Required<Pick<Element, keyof Element & OptionalName>>
  : never

const DEFAULTS = Object.fromEntries(
  Object.entries({
    ...TEXT_FINISH_FIELDS,
    ...GRADIENT_FIELDS,
    ...BACKGROUND_GRADIENT_FIELDS,
    ...SHADOW_FIELDS,
    ...PICTURE_FINISH_FIELDS,
  }).map(([name, field]) => [name, field.default]),
)

/** With its default for every field that the element lacks. */
export const completeElement = <Element extends TemplateElement>(element: Element): Complete<Element> =>
  ({ ...DEFAULTS, ...element }) as unknown as Complete<Element>
