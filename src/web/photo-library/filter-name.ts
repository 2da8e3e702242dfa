import type { PhotoFilter } from '#web/api/photos.ts'

/** What people narrow the library to. */
export type FilterName = Exclude<keyof PhotoFilter, 'except'>

/** Of photos that belong to no match. */
export const NO_MATCH = 'none'
