/** The queue with all it sends with; fetched before it is needed, once the page is at rest. */
export const loadQueue = async () => {
  const [{ graphicQueue, startGraphicQueue }, { queuedFrom }] = await Promise.all([
    import('./the-queue.ts'),
    import('./queued-from.ts'),
  ])
  return { graphicQueue, startGraphicQueue, queuedFrom }
}
