import { useState } from 'react'
import type { PublicMatch, PublicMatchDetails } from '#contract/fan.ts'
import { useFanLive, useFanMatch, useFanMatches, useFanMatchesInFull } from '#web/api/fans.ts'
import { useClub } from '#web/club/use-club.ts'
import { fanGallery } from './fan-gallery.ts'
import { featuredMatch, otherMatches } from './featured-match.ts'
import { sampleMatch } from './sample-match.ts'

const GALLERY_MATCHES = 8
/** The score is known from the list before the rest has come. */
const NOT_YET = { events: [], graphics: [], lineup: null }

/** Everything that the app shows. `featured` opens it, `chosen` is the match looked at in detail. */
export interface FanApp {
  featured: PublicMatchDetails
  chosen: PublicMatchDetails
  coming: PublicMatch[]
  past: PublicMatch[]
  gallery: PublicMatchDetails[]
  isSample: boolean
  isLive: boolean
  choose: (matchId: number) => void
}

export function useFanApp() {
  const { name } = useClub()
  const [team, chooseTeam] = useState<number | null>(null)
  const isLive = useFanLive(team)
  const matches = useFanMatches(team)
  const [chosenId, choose] = useState<number | null>(null)
  const now = Date.now()
  const list = matches.data ?? []
  const first = featuredMatch(list, now)
  const featured = useFanMatch(first?.id ?? null)
  // The sample can be opened too, but nobody can be asked about it.
  const picked = list.find(({ id }) => id === chosenId)
  const chosen = useFanMatch(picked?.id ?? null)
  const gallery = useFanMatchesInFull(list.slice(0, GALLERY_MATCHES).map(({ id }) => id))

  const isSample = matches.data?.length === 0
  const shown = isSample ? sampleMatch(name, now) : featured.data
  const app: FanApp | null = shown
    ? {
        featured: shown,
        chosen: chosen.data ?? (picked ? { ...picked, ...NOT_YET } : shown),
        ...otherMatches(list, first, now),
        gallery: gallery.map((match) => ({ ...match, graphics: fanGallery(match.graphics) })),
        isSample,
        isLive,
        choose,
      }
    : null
  const failed = matches.isError ? matches : featured
  return {
    app,
    team,
    chooseTeam,
    error: failed.error,
    isRetrying: failed.isFetching,
    retry: () => void failed.refetch(),
  }
}
