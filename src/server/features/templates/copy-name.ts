import { NAME_MAX } from '#contract/template-input.ts'

const COPY = / \(kopia(?: \d{1,4})?\)$/

/** Cut so that it fits, not in the middle of a letter. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()

/** `Derby` → `Derby (kopia)`, then `Derby (kopia 2)`; a copy of a copy counts on instead of piling up. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const original = name.replace(COPY, '')
  for (let count = 1; ; count++) {
    const ending = count === 1 ? ' (kopia)' : ` (kopia ${count})`
    const candidate = `${cut(original, NAME_MAX - ending.length)}${ending}`
    if (!taken.has(candidate)) return candidate
  }
}
