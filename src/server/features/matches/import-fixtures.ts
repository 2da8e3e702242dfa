import type { z } from 'zod'
import type { fixtureImport, fixturesImported } from '#contract/fixture-import.ts'
import { withFixture } from '#domain/fixtures/with-fixture.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { teamKey } from '#domain/opponent/opponent-list.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { addAlias, ensureOpponents } from '#server/db/opponents.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { askedTeamId } from '#server/match/asked-team.ts'
import { changeMatch } from '#server/match/change-match.ts'
import { holdMatch, lockCurrent } from '#server/match/match-store.ts'
import { newDocument } from '#server/match/new-document.ts'
import { createMatch, isKnownOpponent, type MatchMoment, tell } from '#server/match/record-match.ts'
import { ApiError } from '#server/plugins/api-error.ts'

type Import = z.output<typeof fixtureImport>
type Added = Import['added'][number]

export interface Importer {
  by: string
  /** Only they add opponents. */
  isAdmin: boolean
}

const newNames = ({ added }: Import): string[] =>
  added.flatMap(({ opponent }) => ('newName' in opponent ? [opponent.newName] : []))

/** All of an accepted list or nothing of it. Sent again after a lost answer, it changes nothing. */
export function importFixtures(
  db: Db,
  wanted: Import,
  { by, isAdmin }: Importer,
  when: MatchMoment,
): Promise<z.output<typeof fixturesImported>> {
  const moment = { ...when, isQuiet: true }
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const teamId = await askedTeamId(tx, wanted.teamId)
    const { ids, added: opponents } = await ensureOpponents(tx, newNames(wanted))
    if (opponents > 0 && !isAdmin) throw new ApiError(403, 'Nowych przeciwników może dodać tylko administrator')
    for (const { opponentId, alias } of wanted.aliases) await addAlias(tx, opponentId, alias)
    const isNew = await newOnes(tx, wanted.added)
    for (const fixture of isNew) await add(tx, fixture, opponentIn(fixture, ids), { teamId, by, moment })
    for (const change of wanted.changed) await changeOne(tx, change, { teamId, by, moment })
    if (opponents + wanted.aliases.length > 0) await recordLiveEntry(tx, 'catalogue', 'opponents')
    return { added: isNew.length, changed: wanted.changed.length, opponents }
  })
}

const opponentIn = ({ opponent }: Added, ids: ReadonlyMap<string, number>): number =>
  'opponentId' in opponent ? opponent.opponentId : (ids.get(teamKey(opponent.newName)) ?? 0)

/** Those that an earlier try did not make. */
async function newOnes(tx: Tx, added: readonly Added[]): Promise<Added[]> {
  if (added.length === 0) return []
  const keys = added.map(({ key }) => key)
  const made = await tx.selectFrom('matches').select('creation_key').where('creation_key', 'in', keys).execute()
  const known = new Set(made.map(({ creation_key }) => creation_key))
  return added.filter(({ key }) => !known.has(key))
}

interface Work {
  teamId: number
  by: string
  moment: MatchMoment
}

async function add(tx: Tx, fixture: Added, opponentId: number, { teamId, by, moment }: Work): Promise<void> {
  const { key, opponent: _, isHome, ...facts } = fixture
  if (!(await isKnownOpponent(tx, opponentId))) throw new ApiError(404, 'Nie ma takiego przeciwnika')
  const state = withFixture({ ...EMPTY_MATCH, selectedOpponent: opponentId, isHome }, facts)
  const document = newDocument(state, by, moment.now)
  await tell(tx, [], [await createMatch(tx, document, moment, { teamId, isCurrent: false, creationKey: key })])
}

async function changeOne(
  tx: Tx,
  { id, version, facts }: Import['changed'][number],
  { teamId, by, moment }: Work,
): Promise<void> {
  const match = await holdMatch(tx, id)
  if (!match || match.teamId !== teamId) throw new ApiError(404, 'Nie ma takiego meczu')
  const { match: changed } = await changeMatch(tx, match, (state) => withFixture(state, facts), by, moment)
  const isSame = changed.document.version === match.document.version
  if (match.document.version !== version && !isSame)
    throw new ApiError(409, 'Ktoś zmienił jeden z tych meczów w międzyczasie. Sprawdź listę jeszcze raz')
}
