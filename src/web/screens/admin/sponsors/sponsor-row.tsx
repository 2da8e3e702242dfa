import { ActionIcon, Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Sponsor } from '#contract/sponsor.ts'
import { useSaveSponsor } from '#web/api/sponsor-changes.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import classes from './sponsor-list.module.css'
import { SponsorLogo } from './sponsor-logo.tsx'
import { whereShown } from './where-shown.ts'

interface SponsorRowProps {
  sponsor: Sponsor
  place: number
  count: number
  isLocked: boolean
  onEdit: (sponsor: Sponsor) => void
  onDelete: (sponsor: Sponsor) => void
}

export function SponsorRow({ sponsor, place, count, isLocked, onEdit, onDelete }: SponsorRowProps) {
  const { mutate, isPending } = useSaveSponsor()
  const { id, name, logo, isActive } = sponsor
  const moveTo = (to: number) =>
    mutate({ id, data: { place: to } }, { onError: (error) => tellFailure('Nie udało się zmienić kolejności', error) })
  const actions = [
    { label: `Wyżej: ${name}`, Icon: IconArrowUp, isOff: place === 0 || isPending, act: () => moveTo(place - 1) },
    {
      label: `Niżej: ${name}`,
      Icon: IconArrowDown,
      isOff: place === count - 1 || isPending,
      act: () => moveTo(place + 1),
    },
    { label: `Edytuj sponsora ${name}`, Icon: IconPencil, act: () => onEdit(sponsor) },
    { label: `Usuń sponsora ${name}`, Icon: IconTrash, color: 'red', act: () => onDelete(sponsor) },
  ]
  return (
    <Paper component="li" p="sm">
      <Group gap="md" justify="space-between">
        <Group gap="md" wrap="nowrap" flex="1 1 260px" miw={0}>
          <SponsorLogo logo={logo} />
          <Stack gap={2} miw={0} align="flex-start">
            <Text fw={600} className={classes.name}>
              {name}
            </Text>
            <Text size="sm" c="dimmed" className={classes.name}>
              {whereShown(sponsor)}
            </Text>
            {!isActive && (
              <Badge variant="default" tt="none" fw={600} c="dimmed">
                Wyłączony
              </Badge>
            )}
          </Stack>
        </Group>
        <Group gap={4} wrap="nowrap" ml="auto">
          {actions.map(({ label, Icon, color, isOff, act }) => (
            <ActionIcon
              key={label}
              className={classes.action}
              color={color}
              disabled={isLocked || isOff}
              aria-label={label}
              onClick={act}
            >
              <Icon size={20} aria-hidden />
            </ActionIcon>
          ))}
        </Group>
      </Group>
    </Paper>
  )
}
