const REDIRECT_DELAY_MS = 500

/** Time to read the toast before the screen changes. */
export const redirectDelay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS))
