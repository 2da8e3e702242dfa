import { Button, Text } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { usePageSubject } from '#web/ui/page-subject.ts'
import { MakeCurrent } from './make-current.tsx'
import { useMatchLabel } from './match-label.ts'
import classes from './opened-strip.module.css'

/** Which match is on the screen, when it is not the current one. */
export function OpenedStrip() {
  const key = useOpenKey()
  const id = numberOf(key)
  const { name, status } = useMatchLabel(key)
  useLayoutEffect(() => {
    usePageSubject.setState({ subject: name })
    return () => usePageSubject.setState({ subject: null })
  }, [name])
  return (
    <div className={classes.strip} role="status">
      <Text size="sm" className={classes.words}>
        <IconCalendarEvent size={18} aria-hidden className={classes.icon} />
        <span>
          Otwarty mecz: <strong>{name}</strong> ({status})
        </span>
      </Text>
      <div className={classes.actions}>
        <ButtonLink to="." search={{ mecz: undefined }} size="compact-sm" variant="default">
          Wróć do bieżącego
        </ButtonLink>
        {id === null ? (
          <Text size="sm" c="dimmed">
            Czeka na połączenie
          </Text>
        ) : (
          <MakeCurrent id={id} name={name}>
            {(make, isPending) => (
              <Button size="compact-sm" variant="subtle" loading={isPending} onClick={make}>
                Ustaw jako bieżący
              </Button>
            )}
          </MakeCurrent>
        )}
      </div>
    </div>
  )
}
