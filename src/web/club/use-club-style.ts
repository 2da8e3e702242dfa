import { useMemo } from 'react'
import type { ClubStyle } from '#graphic/style/club-style.ts'
import { settingNamed, useSettings } from '#web/api/settings.ts'

/** What the club has decided for all of its graphics. It went through its gate on the server, which sends it whole. */
export function useClubStyle(): ClubStyle | undefined {
  const text = settingNamed(useSettings().data, 'clubStyle')?.value
  return useMemo(() => text && JSON.parse(text), [text])
}
