/** So many at once, begun in their order; nothing more is begun after a failure. */
export async function inTurns<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const next = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      if (hasFailed) return
      results[index] = await work(item)
    }
  }
  const hand = () =>
    next().catch((error: unknown) => {
      hasFailed = true
      throw error
    })
  // What is under way ends before a failure is told: whoever hears of it may take away what they work with.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, hand))
  const failure = ended.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
  return results
}
