export interface Renaming {
  key: string
  newKey: string
  /** The new one. */
  name: string
}
