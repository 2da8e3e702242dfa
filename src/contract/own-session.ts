import { z } from 'zod'

/** One place where a person is signed in. */
const ownSession = z.object({
  id: z.int(),
  device: z.string().meta({ description: 'Browser and system in words' }),
  since: z.iso.datetime(),
  lastSeen: z.iso.datetime().meta({ description: 'To within ten minutes' }),
  isCurrent: z.boolean().meta({ description: 'The session that is asking' }),
})
export type OwnSession = z.infer<typeof ownSession>

export const ownSessionList = z.array(ownSession)
