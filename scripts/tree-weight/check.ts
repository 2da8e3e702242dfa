import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { ALLOWANCE } from './allowance.ts'
import { looksBinary, tooHeavy, type WeighedFile } from './rule.ts'

/** So far Git looks, too. */
const BEGINNING = 8000

function weighed(path: string): WeighedFile {
  const file = openSync(path, 'r')
  try {
    const beginning = new Uint8Array(BEGINNING)
    const read = readSync(file, beginning)
    return { path, bytes: fstatSync(file).size, isBinary: looksBinary(beginning.subarray(0, read)) }
  } finally {
    closeSync(file)
  }
}

// What is new and not ignored counts as well: it is heard of before it is committed.
const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const paths = new Set(list.split('\0').filter((path) => path && existsSync(path)))
const complaints = tooHeavy([...paths].map(weighed), ALLOWANCE)
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
