/** It comes when the first screen is there; what is changed until then waits for it. */
export const loadSync = () => import('./running-sync.ts').then(({ matchSync }) => matchSync)
