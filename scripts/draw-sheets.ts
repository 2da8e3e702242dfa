import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { drawContactSheet, drawGraphic, IDENTITIES, type IdentityName, STATES } from './graphic-sheet.ts'

const names = Object.keys(IDENTITIES) as IdentityName[]

/**
 * npm run sheets -- FOLDER [--kind=lineup] [--look=…] [--format=…] [--club=yellow] [--state=hardest]
 * [--option=players.mark=shield], each several times; [--sponsors=6]; [--photographed].
 */
const many = { type: 'string', multiple: true } as const
const { values, positionals } = parseArgs({
  options: {
    kind: many,
    look: many,
    format: many,
    club: many,
    state: many,
    option: many,
    sponsors: { type: 'string', default: '0' },
    photographed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [folder] = positionals
if (!folder) throw new Error('Which folder? npm run sheets -- FOLDER')

function chosen<Name extends string>(all: readonly Name[], asked: readonly string[] = all): Name[] {
  const unknown = asked.find((name) => !all.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${all.join(', ')}`)
  return all.filter((name) => asked.includes(name))
}

const options: Record<string, Record<string, string>> = {}
for (const asked of values.option ?? []) {
  const [, piece, field, value] = /^([^.]+)\.([^=]+)=(.+)$/.exec(asked) ?? []
  if (!piece || !field || !value) throw new Error(`An option is piece.field=value, not ${asked}`)
  options[piece] = { ...options[piece], [field]: value }
}

await mkdir(folder, { recursive: true })
for (const identity of chosen(names, values.club)) {
  for (const state of chosen(STATES, values.state)) {
    const rows = []
    for (const kind of chosen(KIND_NAMES, values.kind)) {
      for (const look of chosen(LOOK_NAMES, values.look)) {
        const row = []
        for (const format of chosen(FORMAT_NAMES, values.format)) {
          const png = await drawGraphic({
            kind,
            look,
            format,
            identity,
            state,
            options,
            sponsors: Number(values.sponsors),
            arePhotographed: values.photographed,
          })
          await writeFile(join(folder, `${identity}-${state}-${look}-${kind}-${format}.png`), png)
          row.push({ png, format })
        }
        rows.push(row)
      }
    }
    await drawContactSheet(join(folder, `${identity}-${state}.jpg`), rows)
  }
}
