import { z } from 'zod'

export const errorBody = z.object({ message: z.string(), requestId: z.string().optional() })
