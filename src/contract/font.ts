import { z } from 'zod'

export const FONT_MAX_BYTES = 2 * 1024 * 1024
export const FONTS_MAX = 20

export const fontSchema = z.object({
  id: z.int(),
  family: z.string(),
  style: z.string().meta({ description: 'As the font calls it, such as „Bold Italic”; empty where it does not say' }),
  fontFamily: z.string().meta({ description: "What an element's `fontFamily` takes" }),
  url: z.string(),
  missingLetters: z.string().meta({ description: 'Polish letters that it lacks; graphics take those from Arial' }),
  createdAt: z.iso.datetime(),
})
export type Font = z.infer<typeof fontSchema>

export const fontList = z.array(fontSchema)
