/** The queue with all it draws and sends with; fetched before it is needed, once the page is at rest. */
export const loadQueue = () => import('./the-queue.ts')
