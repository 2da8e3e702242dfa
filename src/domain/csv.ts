/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number | null): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '')
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** As Polish spreadsheets open it: semicolons, and a mark that says how its letters are written. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
