const LOST = /dynamically imported module|importing a module script|preload css/i

/** A part of the app that could not be loaded: no network, or a new version has taken its place on the server. */
export const isLostPart = (error: unknown): boolean => error instanceof Error && LOST.test(error.message)
