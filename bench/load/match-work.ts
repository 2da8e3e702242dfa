import type { Work } from './work.ts'

/** Changes of a match document: each person records events, every fifth a goal, with two minutes and more between them. */
export const matchWork =
  (matchId: number) =>
  async (name: string, { call, figures }: Parameters<Work>[1]) => ({
    event: 'match',
    hear() {},
    async change(mine: number): Promise<void> {
      const kind = mine % 5 ? 'note' : 'goal'
      const to = { kind, side: 'ours', at: Date.now() + mine * 180_000, minute: `${mine}'`, device: name }
      const changes = { [`event:${name}-${mine}`]: { base: 0, from: null, to } }
      const body = JSON.stringify({ device: name, changes })
      const { status, body: answer, ms } = await call(`/api/matches/${matchId}/changes`, body)
      figures.saveMs.push(ms)
      if (status !== 200) throw new Error(`changes ${status} ${answer}`)
    },
  })
