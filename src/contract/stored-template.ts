import { z } from 'zod'
import { errorBody } from './error.ts'
import { templateFields, templateFormat } from './template.ts'

const { hasLayout, isStarter, updatedBy } = templateFields

/** As it is described to callers; the browser takes it as `sentTemplate`. */
export const templateSchema = z.object({
  ...templateFields,
  backgrounds: z.partialRecord(templateFormat, z.string()).optional().meta({
    description: 'Of formats that have one of their own; the others are covered with `background`',
  }),
  hasLayout: hasLayout.meta({
    description: 'False: nothing of the built-in layout is drawn. Left out: the layout is there',
  }),
  focus: z.object({ x: z.int(), y: z.int() }).optional().meta({
    description: 'Which point of `background` stays in sight where it covers a format. Left out: its middle',
  }),
  isStarter: isStarter.meta({
    description: "The background is the product's own and follows the club's colours",
  }),
  updatedBy: updatedBy.meta({ description: 'Username; null for callers who are not signed in' }),
  elements: z
    .array(z.record(z.string(), z.unknown()))
    .meta({ description: 'A list, in any order of layers; what an element lacks is at its default' }),
  pieces: z.record(z.string(), z.unknown()).optional().meta({
    description:
      "Changes of the layout's pieces by their names: `shared` in every format, `formats` in one alone; percent of the canvas",
  }),
})

export const templateConflict = errorBody.extend({ current: templateSchema })
