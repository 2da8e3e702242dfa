import { changeMatch } from './the-sync.ts'

/** Saved at once. The score and the scorers turn round with the teams. */
export const setHome = (isHome: boolean): void => changeMatch((match) => ({ ...match, isHome }), 'now')
