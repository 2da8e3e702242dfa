import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, it } from 'vitest'
import { fontString } from '#graphic/scene/faces.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, SQUAD } from '#graphic/testing/sample-match.ts'
import { drawn as drawnKind, sampleScene } from '#graphic/testing/sample-scene.ts'
import { registerFonts } from './fonts.ts'

beforeAll(registerFonts)

/** What is seen when the parts are drawn one after another, from left to right. */
function drawn(parts: readonly string[]): Buffer {
  const canvas = createCanvas(900, 100)
  const context = canvas.getContext('2d')
  context.font = fontString('georgia', 400, 40)
  let x = 10
  for (const part of parts) {
    context.fillText(part, x, 60)
    x += context.measureText(part).width
  }
  return canvas.data()
}

const named = (lastName: string) => SQUAD.map((player) => ({ ...player, lastName }))

it.each(['דוד לוי', 'محمد صلاح'])('the minutes of %s stand behind the name, apostrophes included', async (name) => {
  const match = matchAfter([goal('1', "12'", 9), goal('2', "67'", 9)])
  const { values } = await drawnKind('result', match, { ...SAMPLE_CATALOGUE, players: named(name) })
  const home = String(values.home_scorer)
  expect(home).toContain(name)
  expect(drawn([home]).equals(drawn([name, " 12', 67'"]))).toBe(true)
})

it('a substitute with a right-to-left name keeps the next one’s number in its place', async () => {
  const [first, second] = SQUAD.slice(11, 13)
  const bench = [first, second].flatMap((player, index) =>
    player ? [{ ...player, lastName: index ? 'Kos' : 'לוי' }] : [],
  )
  const match = matchAfter([], { positions: [], benchPlayers: bench.map(({ id }) => id) })
  const { nodes } = await sampleScene('lineup', 'classic', {
    match,
    catalogue: { ...SAMPLE_CATALOGUE, players: bench },
  })
  const list = nodes.flatMap((node) => (node.kind === 'text' && node.text.includes('לוי') ? [node.text] : []))
  expect(list).toHaveLength(1)
  const numbers = bench.map(({ number }) => number)
  expect(drawn(list).equals(drawn([`${numbers[0]}\u00a0`, 'לוי', `,  ${numbers[1]}\u00a0Kos`]))).toBe(true)
})
