/** Which match is on the screen, by its number or by the name it was made under; absent: the current one. */
export interface MatchSearch {
  mecz?: number | string | undefined
}

export const matchSearch = ({ mecz }: Record<string, unknown>): MatchSearch =>
  typeof mecz === 'number' || typeof mecz === 'string' ? { mecz } : {}

interface Step {
  search: MatchSearch
  next: (search: MatchSearch) => MatchSearch
}

/** A link from one match screen to another stays with the match, unless it names another or none. */
export const keepMatch = ({ search, next }: Step): MatchSearch => {
  const wanted = next(search)
  return 'mecz' in wanted ? wanted : { ...wanted, ...matchSearch({ ...search }) }
}
