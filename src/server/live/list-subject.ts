export interface ListSubject {
  list: string
  /** What of it is concerned, where that is known; missing: it may be anything. */
  ids?: number[]
}

export const listSubject = ({ list, ids = [] }: ListSubject): string => [list, ...ids].join(' ')

export function readListSubject(subject: string): ListSubject {
  const [list = '', ...ids] = subject.split(' ')
  return ids.length > 0 ? { list, ids: ids.map(Number) } : { list }
}

/** Several entries of one list as one. */
export function mergedSubject(subjects: readonly ListSubject[], list: string): ListSubject {
  const ids = new Set<number>()
  for (const subject of subjects) {
    if (subject.list !== list) continue
    if (!subject.ids) return { list }
    for (const id of subject.ids) ids.add(id)
  }
  return { list, ids: [...ids] }
}
