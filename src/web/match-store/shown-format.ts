import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { recordFrom } from '#domain/match/gate.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'

interface LookedAt {
  format: FormatName
}

const restore = (stored: unknown): LookedAt => {
  const { format } = recordFrom(stored)
  return { format: FORMAT_NAMES.find((name) => name === format) ?? DEFAULT_FORMAT }
}

/** The format that was looked at last on this device, on whichever screen. */
const useLookedAt = create<LookedAt>()(
  persist((): LookedAt => restore(null), {
    name: 'jedenastka-shown-format',
    version: 1,
    merge: (stored) => restore(stored),
    migrate: (stored) => restore(stored),
  }),
)

export function showFormat(format: FormatName): void {
  useLookedAt.setState({ format })
}

/** Of these, the one to show. */
export function useShownFormat(formats: readonly FormatName[]): FormatName {
  const format = useLookedAt((lookedAt) => lookedAt.format)
  return formats.includes(format) ? format : (formats[0] ?? DEFAULT_FORMAT)
}
