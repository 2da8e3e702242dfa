/** Keeps the most recently used entries and no more than `limit` of them. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, Value>()

  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const value = this.entries.get(key)
    if (value === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, value)
    return value
  }

  set(key: string, value: Value): Value {
    this.entries.set(key, value)
    if (this.entries.size > this.limit) {
      const [oldest] = this.entries.keys()
      if (oldest !== undefined) this.entries.delete(oldest)
    }
    return value
  }

  get size(): number {
    return this.entries.size
  }

  clear(): void {
    this.entries.clear()
  }
}
