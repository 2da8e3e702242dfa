/** As it came: whoever keeps matches parses it. */
type Listener = (told: unknown) => void

const listeners = new Set<Listener>()

/** What the live channel tells of matches, to whoever keeps them. */
export function onMatchEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellMatchEvent(told: unknown): void {
  for (const listener of listeners) listener(told)
}
