import { useMemo, useState } from 'react'
import { clubStyle, clubStyleFrom } from '#contract/club-style.ts'
import type { Setting } from '#contract/setting.ts'
import { type ClubStyle, PLAIN_STYLE } from '#graphic/style/club-style.ts'
import type { LookName } from '#graphic/template/look-name.ts'

interface Draft {
  style: ClubStyle
  /** Null: the defaults stay as they are. */
  look: LookName | null
  /** The version that was on the screen when the change began. */
  basedOn: number
}

interface Stored {
  setting: Setting | undefined
  look: LookName | null
}

/** What is wrong with a style, by its field; the first thing of each. */
function errorsIn(style: ClubStyle): Readonly<Record<string, string>> {
  const issues = clubStyle.safeParse(style).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/** What is being chosen; until something is, it follows what is stored. */
export function useStyleDraft({ setting, look: storedLook }: Stored) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const stored = useMemo(() => clubStyleFrom(setting?.value) ?? PLAIN_STYLE, [setting?.value])
  const style = draft?.style ?? stored
  const look = draft ? draft.look : storedLook
  const errors = useMemo(() => errorsIn(style), [style])
  const basedOn = draft?.basedOn ?? setting?.version ?? 0
  const isChanged = draft !== null && (look !== storedLook || JSON.stringify(style) !== JSON.stringify(stored))
  return {
    style,
    look,
    errors,
    basedOn,
    isChanged,
    changeStyle: (change: Partial<ClubStyle>) => setDraft({ style: { ...style, ...change }, look, basedOn }),
    chooseLook: (next: LookName) => setDraft({ style, look: next, basedOn }),
    drop: () => setDraft(null),
  }
}

export type StyleDraft = ReturnType<typeof useStyleDraft>
