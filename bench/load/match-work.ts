import type { Work } from './work.ts'

/** Changes of a match document that show nowhere outside: each person has a seat on the bench and moves it. */
export const matchWork =
  (matchId: number, seat: number) =>
  async (name: string, { call, figures }: Parameters<Work>[1]) => {
    const key = `bench:${seat}`
    let before: { version: number; to: number | null } = { version: 0, to: null }
    return {
      event: 'match',
      hear() {},
      async change(mine: number): Promise<void> {
        const changes = { [key]: { base: before.version, from: before.to, to: mine } }
        const body = JSON.stringify({ device: name, changes })
        const { status, body: answer, ms } = await call(`/api/matches/${matchId}/changes`, body)
        figures.saveMs.push(ms)
        if (status !== 200) throw new Error(`changes ${status} ${answer}`)
        const { match } = JSON.parse(answer) as { match: { stamps: Record<string, { version: number }> } }
        before = { version: match.stamps[key]?.version ?? 0, to: mine }
      },
    }
  }
