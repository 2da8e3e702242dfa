import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { openDrawingClub } from './draw/drawing-club.ts'
import { fanAddress } from './fans/fan-address.ts'
import { eventLoopMs, percentile } from './fans/process-figures.ts'
import { exchange } from './load/exchange.ts'
import { median } from './processes.ts'

const WARM_UP = 8
const ROUNDS = 40
const AT_ONCE = 10
/** Alone and beside drawing in turns, so that whatever else the machine does falls on both. */
const TURNS = 6
const TURN_MS = 2_500
const READ_PAUSE_MS = 2

const ms = (value: number) => `${value.toFixed(1)} ms`

interface Reading {
  waits: number[]
  stop(): Promise<void>
}

/** Fans who look at the matches, one after the other. */
function readMatches(url: string): Reading {
  const agent = new Agent({ keepAlive: true })
  const waits: number[] = []
  let isOver = false
  let fan = 0
  const reading = (async () => {
    while (!isOver) {
      const { status, ms: wait } = await exchange(agent, `${url}/api/public/matches`, {
        'x-forwarded-for': fanAddress(fan++),
      })
      if (status !== 200) throw new Error(`GET /api/public/matches: ${status}`)
      waits.push(wait)
      await delay(READ_PAUSE_MS)
    }
    agent.destroy()
  })()
  // Awaited in `stop`: until then a refusal must not end the run and leave the server behind.
  reading.catch(() => {})
  return {
    waits,
    stop() {
      isOver = true
      return reading
    },
  }
}

const TAKE_A_CORE = `
  const { constants, getPriority, setPriority } = require('node:os')
  setPriority(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL)
  for (const end = Date.now() + ${TURN_MS}; Date.now() < end; );`

/** What any other process of the drawing thread's priority would do to the readers: the rest is ours. */
async function takeACore(): Promise<void> {
  await once(spawn(process.execPath, ['-e', TAKE_A_CORE]), 'exit')
}

async function readsDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const { waits, stop } = readMatches(url)
  await work()
  await stop()
  return waits
}

/** POST /api/graphics on a warm server: a line-up with photos, and what everybody else notices of it. */
export async function benchDraw(): Promise<void> {
  const club = await openDrawingClub()
  try {
    for (let round = 0; round < WARM_UP; round++) await club.draw('portrait')
    await club.lateness()
    await delay(TURN_MS)
    // What the machine itself adds, when others work on it.
    const idle = await club.lateness()
    const times: number[] = []
    const before = await eventLoopMs(club.pid)
    for (let round = 0; round < ROUNDS; round++) times.push((await club.draw('portrait')).ms)
    const each = ((await eventLoopMs(club.pid)) - before) / ROUNDS
    console.log(`POST /api/graphics, line-up, portrait: median ${ms(median(times))} (at most 150)`)
    console.log(`  99 of 100 within ${ms(percentile(times, 0.99))}`)
    console.log(`  of it ${ms(each)} of the event loop's processor time`)
    for (const format of ['square', 'story', 'landscape'] as const) {
      const others: number[] = []
      for (let round = 0; round < 12; round++) others.push((await club.draw(format)).ms)
      console.log(`  ${format}: median ${ms(median(others.slice(2)))}`)
    }
    const busy = await club.lateness()
    console.log(
      `longest block of the event loop meanwhile: ${ms(busy.longest)} (at most 20; ${ms(idle.longest)} while nothing is drawn)`,
    )
    console.log(`  99 of 100 times it is late by at most ${ms(busy.usual)} (${ms(idle.usual)} while nothing is drawn)`)

    const [alone, beside, busyMachine]: [number[], number[], number[]] = [[], [], []]
    for (let turn = 0; turn < TURNS; turn++) {
      alone.push(...(await readsDuring(club.url, () => delay(TURN_MS))))
      const drawTen = () => Promise.all(Array.from({ length: AT_ONCE }, () => club.draw('portrait')))
      beside.push(...(await readsDuring(club.url, drawTen)))
      busyMachine.push(...(await readsDuring(club.url, takeACore)))
    }
    const [quiet, crowded, taken] = [alone, beside, busyMachine].map((waits) => percentile(waits, 0.99)) as [
      number,
      number,
      number,
    ]
    console.log(`GET /api/public/matches, 99 of 100: ${ms(quiet)} alone (${alone.length} reads)`)
    console.log(`  ${ms(crowded)} while ${AT_ONCE} graphics are drawn (${beside.length} reads)`)
    console.log(`ratio ${(crowded / quiet).toFixed(2)} (at most 1.5)`)
    console.log(
      `  ${ms(taken)} while something else takes a core (${busyMachine.length} reads): ${(taken / quiet).toFixed(2)}`,
    )
  } finally {
    await club.close()
  }
}
