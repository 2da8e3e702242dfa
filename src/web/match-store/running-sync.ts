import { serverCalls } from './match-calls.ts'
import { MatchSync } from './match-sync.ts'

/** The one sync of this page. */
export const matchSync = new MatchSync(serverCalls)
