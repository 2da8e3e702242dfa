import type { ReactNode } from 'react'
import type { MatchPage } from '#contract/match-page.ts'
import { useIsRememberedTeam } from '#web/match-store/match-team.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface OpenMatchLinkProps {
  match: MatchPage
  to: '/lineup' | '/scorer' | '/result'
  variant: 'filled' | 'light'
  children: ReactNode
}

/** To a match-day screen, with this match on it. */
export function OpenMatchLink({ match, to, variant, children }: OpenMatchLinkProps) {
  // Without a number the address means the current match of the team that this browser works with.
  const isMeant = useIsRememberedTeam() && match.isCurrent
  return (
    <ButtonLink to={to} search={{ mecz: isMeant ? undefined : match.id }} variant={variant}>
      {children}
    </ButtonLink>
  )
}
