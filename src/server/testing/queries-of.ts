import pg from 'pg'
import { vi } from 'vitest'

/** Watches what is asked of these tables, until its end. The app asks by itself too, whenever it is time: of others. */
export function queriesOf(...tables: string[]): { end(): string[] } {
  const named = new RegExp(`\\b(${tables.join('|')})\\b`)
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  return {
    end() {
      const texts = queries.mock.calls.map(([query]) => JSON.stringify(query)).filter((text) => named.test(text))
      queries.mockRestore()
      return texts
    },
  }
}
