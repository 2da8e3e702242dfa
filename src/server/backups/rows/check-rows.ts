import { BadArchive } from '../bad-archive.ts'
import { hasRows, TABLE_ROWS } from './table-rows.ts'
import { isStorable } from './values.ts'

const noAdmin = () =>
  new BadArchive('W kopii nie ma konta administratora: po przywróceniu klub mógłby przejąć ktokolwiek')

export const noDefaultTeam = () => new BadArchive('W kopii nie ma domyślnej drużyny')

/** Without one such row the club could not go on. */
const NEEDED: Partial<Record<string, { isOne: (row: object) => boolean; refusal: () => BadArchive }>> = {
  users: { isOne: (row) => 'role' in row && row.role === 'admin', refusal: noAdmin },
  teams: { isOne: (row) => 'is_default' in row && row.is_default === true, refusal: noDefaultTeam },
}

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
  const needed = NEEDED[table]
  let isThere = needed === undefined
  return {
    take(line) {
      rows++
      const row = rowFrom(line)
      if (!isStorable(row)) throw refused(table, rows)
      const { error } = schema.safeParse(row)
      if (error) throw refused(table, rows, error.issues[0]?.path[0])
      isThere ||= needed?.isOne(row as object) === true
    },
    finish() {
      if (needed && !isThere) throw needed.refusal()
    },
  }
}

export function refuseWithoutUsers(tables: readonly { name: string }[]): void {
  if (!tables.some(({ name }) => name === 'users')) throw noAdmin()
}
