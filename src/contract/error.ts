import { z } from 'zod'

export const errorBody = z.object({ message: z.string(), requestId: z.string().optional() })
export type ErrorBody = z.infer<typeof errorBody>
