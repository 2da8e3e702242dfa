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
  await Promise.all(Array.from({ length: atOnce }, hand))
  return results
}
