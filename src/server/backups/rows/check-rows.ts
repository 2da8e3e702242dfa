import { BadArchive } from '../bad-archive.ts'
import { hasRows, TABLE_ROWS } from './table-rows.ts'
import { isStorable } from './values.ts'

const noAdmin = () =>
  new BadArchive('W kopii nie ma konta administratora: po przywróceniu klub mógłby przejąć ktokolwiek')

/** Says where, and never what: a row may hold a password's hash. */
const refused = (table: string, row: number, column?: PropertyKey) =>
  new BadArchive(
    `Kopia ma niedozwolone dane: tabela ${table}, wiersz ${row}${column === undefined ? '' : `, pole ${String(column)}`}`,
  )

function rowFrom(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

export interface RowCheck {
  /** Refuses a row that the app would not have taken from a browser either. */
  take(line: string): void
  finish(): void
}

/** One table's rows, one after the other. */
export function checkRows(table: string): RowCheck {
  if (!hasRows(table)) throw new BadArchive(`Nieznana tabela w kopii: ${table}`)
  const schema = TABLE_ROWS[table]
  let rows = 0
  let admins = 0
  return {
    take(line) {
      rows++
      const row = rowFrom(line)
      if (!isStorable(row)) throw refused(table, rows)
      const { error } = schema.safeParse(row)
      if (error) throw refused(table, rows, error.issues[0]?.path[0])
      if (table === 'users' && (row as { role?: unknown }).role === 'admin') admins++
    },
    finish() {
      if (table === 'users' && admins === 0) throw noAdmin()
    },
  }
}

export function refuseWithoutUsers(tables: readonly { name: string }[]): void {
  if (!tables.some(({ name }) => name === 'users')) throw noAdmin()
}
