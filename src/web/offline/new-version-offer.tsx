import { Button, Text } from '@mantine/core'
import { putOffNewVersion, takeNewVersion } from './new-version.ts'
import classes from './new-version-offer.module.css'

export function NewVersionOffer() {
  return (
    <aside className={classes.offer} role="status" aria-label="Nowa wersja">
      <Text span size="sm" fw={600}>
        Jest nowa wersja
      </Text>
      <Button size="compact-md" variant="light" onClick={takeNewVersion}>
        Odśwież
      </Button>
      <Button size="compact-md" variant="subtle" color="gray" onClick={putOffNewVersion}>
        Później
      </Button>
    </aside>
  )
}
