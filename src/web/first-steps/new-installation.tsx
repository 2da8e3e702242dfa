import { Group, Paper, Text, Title } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './first-steps.module.css'

/** For the first visitor of an empty installation: the way to the account that begins everything. */
export function NewInstallation() {
  return (
    <Paper component="section" aria-label="Nowa instalacja" p="md" mb="lg" className={classes.card}>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h5">
            Nowa instalacja
          </Title>
          <Text size="sm">Jesteś tu pierwszą osobą. Załóż konto: będzie kontem administratora.</Text>
        </div>
        <ButtonLink to="/auth" leftSection={<IconUserPlus size={18} aria-hidden />}>
          Załóż pierwsze konto
        </ButtonLink>
      </Group>
    </Paper>
  )
}
