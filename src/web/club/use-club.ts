import type { ClubColours } from '#domain/club/club-colours.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import { settingNamed, useSettings } from '#web/api/settings.ts'

export const DEFAULT_CREST = '/default-crest.svg'

interface Club {
  name: string
  crest: string
  /** Set by hand, else of its own crest. */
  colours: ClubColours | undefined
  /** False until the club's own name and crest are known. */
  isKnown: boolean
}

export function useClub(): Club {
  const { data, isPending } = useSettings()
  const logo = settingNamed(data, 'clubLogo')
  return {
    name: clubNameOr(settingNamed(data, 'clubName')?.value),
    crest: logo?.value || DEFAULT_CREST,
    colours: (settingNamed(data, 'clubStyle') ?? logo ?? settingNamed(data, 'clubName'))?.colours ?? logo?.colours,
    isKnown: !isPending,
  }
}
