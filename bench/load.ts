import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expectOk, type LiveClub, openLiveClub } from './fans/live-club.ts'
import { percentile, residentMegabytes } from './fans/process-figures.ts'
import { openWatchers } from './fans/watchers.ts'
import { signInStaff } from './load/accounts.ts'
import { readMatch, runningMatches, scoreIn } from './load/more-matches.ts'
import { startPollers } from './load/pollers.ts'
import type { StaffAccount } from './load/staff-member.ts'
import type { StaffOrder } from './load/staff-process.ts'
import type { StaffFigures } from './load/work.ts'

const STAFF = 50
/** One of them is the current match, which is changed by key. */
const MATCHES = 4
const FANS = 2_000
const POLL_EVERY_MS = 10_000
const WARM_MS = 20_000
const WHOLE_MS = 60_000
const GOAL_EVERY_MS = 5_000
const MEMORY_TOLERANCE = 1.15

interface Staff {
  stop(): Promise<StaffFigures[]>
}

/** The staff, shared out among the current match and the others. */
async function staffOf(club: LiveClub, others: readonly number[]): Promise<StaffAccount[]> {
  return (await signInStaff(club, STAFF)).map((account, index) => ({
    ...account,
    matchId: [null, ...others][index % MATCHES] ?? null,
    seat: index + 1,
  }))
}

async function startStaffProcess(club: LiveClub, accounts: StaffAccount[]): Promise<Staff> {
  const child = fork(new URL('./load/staff-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const order = async (what: StaffOrder) => {
    child.send(what)
    const [answer] = await once(child, 'message')
    return answer as { figures: StaffFigures[] }
  }
  await order({ start: { url: club.app.url, accounts } })
  return {
    async stop() {
      const { figures } = await order('stop')
      child.disconnect()
      return figures
    },
  }
}

/** The last change of each person as it is stored: by key their counter, in the other matches their seat. */
async function storedChanges(club: LiveClub, accounts: StaffAccount[]): Promise<Map<string, number>> {
  const request = { headers: { cookie: club.staff.cookie ?? '' } }
  const response = await expectOk(await fetch(`${club.app.url}/api/settings/lineup_positions_global`, request))
  const { value } = (await response.json()) as { value: string }
  const { counters } = JSON.parse(value) as { counters: Record<string, number> }
  const stored = new Map(Object.entries(counters))
  for (const { name, matchId, seat } of accounts) {
    if (matchId === null) continue
    const { cells } = await readMatch(club, matchId)
    stored.set(name, Number(cells[`bench:${seat}`] ?? 0))
  }
  return stored
}

/** Every change that was acknowledged, of everybody, is stored at the end. */
async function lostChanges(club: LiveClub, accounts: StaffAccount[], staff: StaffFigures[]): Promise<number> {
  const stored = await storedChanges(club, accounts)
  return staff.reduce((sum, { name, acknowledged }) => sum + Math.max(0, acknowledged - (stored.get(name) ?? 0)), 0)
}

/** A goal in each match now and then. */
async function scoreFor(club: LiveClub, matches: readonly number[], ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    await club.score()
    for (const id of matches) await scoreIn(club, id)
    await delay(Math.max(0, Math.min(GOAL_EVERY_MS, end - Date.now())))
  }
}

function print(staff: StaffFigures[], polls: number[], memory: [number, number], lost: number): void {
  const saves = staff.flatMap(({ saveMs }) => saveMs)
  const changes = staff.flatMap(({ changeMs }) => changeMs)
  const sum = (pick: (one: StaffFigures) => number) => staff.reduce((total, one) => total + pick(one), 0)
  const ms = (values: number[]) =>
    `median ${percentile(values, 0.5).toFixed(0)} ms, p99 ${percentile(values, 0.99).toFixed(0)} ms`
  const [warm, end] = memory
  console.log(
    `${STAFF} staff on ${MATCHES} matches, ${FANS} live connections and ${polls.length} polls in ${WHOLE_MS / 1000} s, no error`,
  )
  console.log(`${saves.length} saves: ${ms(saves)} (p99 under 250)`)
  console.log(
    `${changes.length} changes with ${sum(({ conflicts }) => conflicts)} merges: ${ms(changes)}; lost: ${lost} (none)`,
  )
  console.log(`${sum(({ events }) => events)} events to staff; polls of the matches: ${ms(polls)}`)
  console.log(`memory at 20 s ${warm.toFixed(0)} MB, at 60 s ${end.toFixed(0)} MB (at most ${MEMORY_TOLERANCE} of it)`)
}

/** A match day: staff at work and a full stadium, at once. */
export async function benchLoad(): Promise<void> {
  const club = await openLiveClub()
  try {
    const watchers = await openWatchers(club.app.url, FANS)
    const matches = await runningMatches(club, MATCHES - 1)
    const accounts = await staffOf(club, matches)
    const staff = await startStaffProcess(club, accounts)
    const pollers = startPollers(club.app.url, FANS, POLL_EVERY_MS)
    await scoreFor(club, matches, WARM_MS)
    const warm = await residentMegabytes(club.pid)
    await scoreFor(club, matches, WHOLE_MS - WARM_MS)
    const end = await residentMegabytes(club.pid)
    await pollers.stop()
    const figures = await staff.stop()
    const errors = [...pollers.errors, ...figures.flatMap(({ errors }) => errors)]
    if (watchers.lost() > 0) errors.push(`${watchers.lost()} live connections were lost`)
    watchers.close()
    if (errors.length > 0) throw new Error(`${errors.length} errors, such as ${errors.slice(0, 3).join('; ')}`)
    print(figures, pollers.waits, [warm, end], await lostChanges(club, accounts, figures))
  } finally {
    await club.close()
  }
}
