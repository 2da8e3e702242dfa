import { Button, Code, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { registerPushRequest } from '#contract/fan.ts'
import { useRegisterPush, useUnregisterPush } from '#web/api/fans.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import classes from './client-test.module.css'
import { NotificationCard } from './notification-card.tsx'

const PLATFORMS = [
  { value: '', label: 'Nie podawaj' },
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
  { value: 'web', label: 'Przeglądarka' },
]
const DEVICE_ID_MAX = 200

type PushValues = { token: string; deviceId: string; platform: string }

export function PushTab() {
  return (
    <Stack gap="md">
      <RegistrationCard />
      <NotificationCard />
    </Stack>
  )
}

function RegistrationCard() {
  const { form, register, unregister, isRegistering, isUnregistering, outcome } = useRegistration()
  return (
    <Paper component="section" p="lg" aria-label="Token urządzenia">
      <Title order={2} size="h4">
        Token urządzenia
      </Title>
      <Text c="dimmed" mb="md">
        Ten sam token albo to samo urządzenie zgłoszone ponownie odświeża swój wpis.
      </Text>
      <form noValidate onSubmit={register}>
        <Stack gap="md">
          <TextInput
            label="Token"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            key={form.key('token')}
            {...form.getInputProps('token')}
          />
          <Group grow align="flex-start" preventGrowOverflow={false}>
            <TextInput
              label="Identyfikator urządzenia"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={DEVICE_ID_MAX}
              miw="12rem"
              key={form.key('deviceId')}
              {...form.getInputProps('deviceId')}
            />
            <NativeSelect
              label="Platforma"
              size="md"
              miw="12rem"
              data={PLATFORMS}
              key={form.key('platform')}
              {...form.getInputProps('platform')}
            />
          </Group>
          <Group>
            <Button type="submit" loading={isRegistering}>
              Zarejestruj token
            </Button>
            <Button variant="default" loading={isUnregistering} onClick={unregister}>
              Wyrejestruj token
            </Button>
          </Group>
          <Text component="output" aria-live="polite">
            {outcome}
          </Text>
        </Stack>
      </form>
      <div className={classes.endpoints}>
        <Code bg="var(--page-ground)">POST /api/public/push/register</Code>
        <Code bg="var(--page-ground)">POST /api/public/push/unregister</Code>
      </div>
    </Paper>
  )
}

function useRegistration() {
  const registering = useRegisterPush()
  const unregistering = useUnregisterPush()
  const [outcome, setOutcome] = useState('')
  const form = useForm<PushValues>({
    mode: 'uncontrolled',
    initialValues: { token: '', deviceId: '', platform: '' },
    validate: schemaResolver(registerPushRequest, { sync: true }),
  })

  const refuse = (errors: typeof form.errors) => {
    focusFirstInvalid(form)(errors)
    toastFailure(String(Object.values(errors)[0]))
  }
  const register = form.onSubmit(({ token, deviceId, platform }) => {
    setOutcome('')
    registering.mutate(
      { token: token.trim(), deviceId: deviceId.trim() || null, platform: platform || null },
      {
        onSuccess: ({ id }) => {
          setOutcome(`Zarejestrowano pod numerem ${id}.`)
          toastSuccess('Token zarejestrowany', `ID: ${id}`)
        },
        onError: (error) => tellFailure('Nie udało się zarejestrować tokenu', error),
      },
    )
  }, refuse)
  const unregister = form.onSubmit(({ token }) => {
    setOutcome('')
    unregistering.mutate(token.trim(), {
      onSuccess: () => {
        setOutcome('Tego tokenu nie ma już w rejestrze.')
        toastSuccess('Token wyrejestrowany')
      },
      onError: (error) => tellFailure('Nie udało się wyrejestrować tokenu', error),
    })
  }, refuse)

  return {
    form,
    register,
    unregister: () => unregister(),
    isRegistering: registering.isPending,
    isUnregistering: unregistering.isPending,
    outcome,
  }
}
