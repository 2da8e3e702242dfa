import { z } from 'zod'

export const errorBody = z.object({ message: z.string(), requestId: z.string().optional() })

/** On a 503 whose cause is the server's own: its database is away, or its disk has no room. */
export const TROUBLE_HEADER = 'x-server-trouble'
export const trouble = z.enum(['database', 'disk'])
export type Trouble = z.infer<typeof trouble>
