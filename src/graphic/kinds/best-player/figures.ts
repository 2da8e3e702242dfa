import { formFor } from '#domain/plural-form.ts'
import type { BestPlayerView } from './view.ts'

export interface Figure {
  value: string
  /** What is counted, in the form that the number asks for. */
  counted: string
}

/** What there is to be proud of, the rarest first; minutes say little beside anything else but are known of most. */
export function figuresOf({ figures }: BestPlayerView): Figure[] {
  if (!figures) return []
  const { goals, assists, minutes, isCleanSheet } = figures
  const counted = (count: number, forms: Parameters<typeof formFor>[1]): Figure[] =>
    count > 0 ? [{ value: String(count), counted: formFor(count, forms) }] : []
  return [
    ...counted(goals, ['gol', 'gole', 'goli']),
    ...counted(assists, ['asysta', 'asysty', 'asyst']),
    ...(isCleanSheet ? [{ value: '0', counted: 'straconych' }] : []),
    ...counted(minutes, ['minuta', 'minuty', 'minut']),
  ]
}
