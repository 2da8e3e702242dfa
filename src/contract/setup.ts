import { z } from 'zod'

/** How far a new installation has got, for the guided first run. */
export const setupAnswer = z.object({
  hasAccounts: z.boolean().meta({ description: 'False: whoever signs up now becomes the admin' }),
  hasGraphics: z.boolean(),
})
