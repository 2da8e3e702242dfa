import { Button, Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import classes from './registration-switch.module.css'
import { useSaveWithToasts } from './use-save-with-toasts.ts'

const STATES = [
  { label: 'Włączona', isEnabled: true, disableRegistration: 'false' },
  { label: 'Wyłączona', isEnabled: false, disableRegistration: 'true' },
] as const

export function RegistrationSwitch({ enabled }: { enabled: boolean }) {
  const { save, isPending } = useSaveWithToasts()
  return (
    <div>
      <Text id="registration-label" fw={600} mb="xs">
        Rejestracja użytkowników
      </Text>
      <Group role="group" aria-labelledby="registration-label" gap="xs">
        {STATES.map(({ label, isEnabled, disableRegistration }) => {
          const isCurrent = enabled === isEnabled
          return (
            <Button
              key={label}
              variant="default"
              className={classes.state}
              data-current={isCurrent || undefined}
              aria-pressed={isCurrent}
              disabled={isCurrent || isPending}
              leftSection={isCurrent ? <IconCheck size={18} aria-hidden /> : null}
              onClick={() => save({ key: 'disableRegistration', value: disableRegistration })}
            >
              {label}
            </Button>
          )
        })}
      </Group>
    </div>
  )
}
