/** The results in the order of the items, with the work on the next few under way already. */
export async function* lookAhead<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const left = items[Symbol.iterator]()
  const underWay: Array<Promise<Result>> = []
  const begin = () => {
    const { done, value } = left.next()
    if (done) return
    const result = work(value)
    // It is awaited below, but perhaps only after another has failed.
    result.catch(() => {})
    underWay.push(result)
  }
  for (let count = 0; count < atOnce; count++) begin()
  try {
    for (let next = underWay.shift(); next; next = underWay.shift()) {
      const result = await next
      begin()
      yield result
    }
  } finally {
    await Promise.allSettled(underWay)
  }
}
