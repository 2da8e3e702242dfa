/** Said where several things that are chosen differ. */
export const MIXED_WORD = 'różne'

/** A list's first line, which only says that they differ. */
export const MIXED_OPTION = { value: '', label: MIXED_WORD, disabled: true }
