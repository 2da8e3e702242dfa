import { rebased, receive } from '#domain/match/document/settle-local.ts'
import { documentOf } from './answered-document.ts'
import type { MatchCalls } from './match-calls.ts'
import {
  draftOf,
  forgetMatch,
  knowTeam,
  localMatch,
  type MatchKey,
  setLocal,
  teamOfDraft,
  useMatchesStore,
} from './matches-store.ts'
import { useOpenMatch } from './open-match.ts'

/** The match gets its number; what waited under its first name goes on under that. */
export async function numberedMatch(key: MatchKey, calls: MatchCalls): Promise<number> {
  const toMake = useMatchesStore.getState().toMake[key]
  const made = await (toMake ? calls.makeMatch(key, toMake) : calls.ensureCurrent(teamOfDraft(key)))
  const document = documentOf(made)
  const { pending } = rebased(localMatch(key), document)
  const known = String(made.id)
  setLocal(known, {
    ...receive(localMatch(known), document),
    pending: { ...localMatch(known).pending, ...pending },
  })
  knowTeam(known, made.teamId)
  useOpenMatch.setState(({ chosen, team, currentId }) => ({
    chosen: chosen === key ? known : chosen,
    // Another team's is current too, but not here.
    currentId: made.isCurrent && (chosen === key || key === draftOf(team)) ? made.id : currentId,
  }))
  forgetMatch(key)
  useMatchesStore.setState(({ numbers }) => ({ numbers: { ...numbers, [key]: made.id } }))
  return made.id
}
