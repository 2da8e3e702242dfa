import { Stack, Text } from '@mantine/core'
import type { Sponsor } from '#contract/sponsor.ts'
import { SPONSORS_ON_GRAPHIC } from '#graphic/sponsors/sponsors-on.ts'
import classes from './sponsor-list.module.css'
import { SponsorRow } from './sponsor-row.tsx'

interface SponsorListProps {
  sponsors: readonly Sponsor[]
  /** A form is open, and it comes first. */
  isLocked: boolean
  onEdit: (sponsor: Sponsor) => void
  onDelete: (sponsor: Sponsor) => void
}

export function SponsorList({ sponsors, ...actions }: SponsorListProps) {
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Na grafikach stoją w tej kolejności, najwyżej {SPONSORS_ON_GRAPHIC} na jednej. Gdzie jest pasek i czy w ogóle,
        ustawisz w szablonie.
      </Text>
      <Stack component="ul" gap="sm" className={classes.list}>
        {sponsors.map((sponsor, place) => (
          <SponsorRow key={sponsor.id} sponsor={sponsor} place={place} count={sponsors.length} {...actions} />
        ))}
      </Stack>
    </Stack>
  )
}
