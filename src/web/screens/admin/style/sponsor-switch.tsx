import { Paper, Switch } from '@mantine/core'
import { useSponsors } from '#web/api/sponsors.ts'

interface SponsorSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function SponsorSwitch({ isOn, onChange }: SponsorSwitchProps) {
  const hasAny = (useSponsors().data ?? []).some(({ isActive }) => isActive)
  return (
    <Paper p="md">
      <Switch
        size="md"
        label="Pasek sponsorów na grafikach"
        description={
          hasAny
            ? 'Wyłączony znika ze wszystkich rodzajów naraz; logo zostają na liście sponsorów.'
            : 'Klub nie ma jeszcze aktywnych sponsorów: dodasz ich w zakładce Sponsorzy.'
        }
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Paper>
  )
}
