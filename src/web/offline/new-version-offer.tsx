import { Button, Text } from '@mantine/core'
import { putOffNewVersion, takeNewVersion, useNewVersion } from './new-version.ts'
import classes from './new-version-offer.module.css'

export function NewVersionOffer() {
  const isTaken = useNewVersion((version) => version.isTaken)
  return (
    <aside className={classes.offer} role="status" aria-label="Nowa wersja">
      <Text span size="sm" fw={600}>
        Jest nowa wersja
      </Text>
      <Button size="compact-md" variant="light" loading={isTaken} onClick={() => void takeNewVersion()}>
        Odśwież
      </Button>
      <Button size="compact-md" variant="subtle" color="gray" disabled={isTaken} onClick={putOffNewVersion}>
        Później
      </Button>
    </aside>
  )
}
