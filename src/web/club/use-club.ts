import { clubNameOr } from '#domain/club/identity.ts'
import { settingNamed, useSettings } from '#web/api/settings.ts'

export const DEFAULT_CREST = '/default-crest.svg'

interface Club {
  name: string
  crest: string
  /** False until the club's own name and crest are known. */
  isKnown: boolean
}

export function useClub(): Club {
  const { data, isPending } = useSettings()
  return {
    name: clubNameOr(settingNamed(data, 'clubName')?.value),
    crest: settingNamed(data, 'clubLogo')?.value || DEFAULT_CREST,
    isKnown: !isPending,
  }
}
