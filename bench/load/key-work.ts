import type { SettingEvent } from '#contract/live.ts'
import type { Setting } from '#contract/setting.ts'
import type { Work } from './work.ts'

const SHARED_KEY = 'lineup_positions_global'

type Counters = Record<string, number>

/** Changes of the current match under a shared key: each person counts in a field of their own, merged by themselves. */
export async function keyWork(name: string, { call, figures }: Parameters<Work>[1]) {
  let known = JSON.parse((await call(`/api/settings/${SHARED_KEY}`)).body) as Setting
  const learn = (setting: Setting) => {
    if (setting.version > known.version) known = setting
  }
  return {
    event: 'setting',
    hear(data: string) {
      const { key, setting } = JSON.parse(data) as SettingEvent
      if (key === SHARED_KEY && setting) learn(setting)
    },
    async change(mine: number): Promise<void> {
      for (;;) {
        const value = JSON.parse(known.value) as { counters?: Counters }
        const merged = JSON.stringify({ ...value, counters: { ...value.counters, [name]: mine } })
        const save = JSON.stringify({ key: SHARED_KEY, value: merged, version: known.version })
        const { status, body, ms } = await call('/api/settings', save)
        figures.saveMs.push(ms)
        const answer = JSON.parse(body) as Setting & { current: Setting }
        if (status === 200) return learn(answer)
        if (status !== 409) throw new Error(`save ${status} ${body}`)
        figures.conflicts++
        learn(answer.current)
      }
    },
  }
}
