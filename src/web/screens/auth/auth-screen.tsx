import './component-styles.ts'
import { Alert, Anchor, Center, Group, Stack, Tabs, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useRegistrationDisabled } from '#web/api/settings.ts'
import { isNewInstallation, useSetup } from '#web/api/setup.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { useClub } from '#web/club/use-club.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import classes from './auth-screen.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SidePanel } from './side-panel.tsx'

type AuthTab = 'login' | 'register'

export function AuthScreen() {
  useDocumentTitle('Logowanie · Jedenastka')
  const club = useClub()
  const setup = useSetup()
  const isNew = isNewInstallation(setup.data)
  // The very first account is let in whatever the flag says.
  const registrationDisabled = useRegistrationDisabled() && !isNew
  const [chosen, setTab] = useState<AuthTab | null>(null)
  if (registrationDisabled && chosen === 'register') setTab('login')
  const tab = chosen ?? (isNew ? 'register' : 'login')

  // A form that turns into the other one under the fingers helps nobody.
  if (setup.isPending) return <PageSpinner />
  return (
    <div className={classes.screen}>
      <SidePanel />
      <Center component="main" className={classes.main}>
        <Stack gap="lg" w="100%" maw="25rem">
          <Group gap="md" wrap="nowrap">
            <ClubCrest size={64} />
            <div>
              <Title order={1} size="h2">
                Jedenastka
              </Title>
              <Text c="dimmed">Grafiki meczowe · {club.name}</Text>
            </div>
          </Group>
          {registrationDisabled && (
            <Alert color="gray" icon={<IconInfoCircle aria-hidden />} role="status">
              Rejestracja nowych użytkowników jest obecnie wyłączona. Skontaktuj się z administratorem.
            </Alert>
          )}
          {isNew && (
            <Alert icon={<IconInfoCircle aria-hidden />} title="Nowa instalacja">
              Nie ma jeszcze żadnego konta. Pierwsze będzie kontem administratora.
            </Alert>
          )}
          <Tabs value={tab} onChange={(to) => setTab(to === 'register' ? 'register' : 'login')} keepMounted={false}>
            <Tabs.List grow mb="lg">
              <Tabs.Tab value="login" className={classes.tab}>
                Logowanie
              </Tabs.Tab>
              {!registrationDisabled && (
                <Tabs.Tab value="register" className={classes.tab}>
                  Rejestracja
                </Tabs.Tab>
              )}
            </Tabs.List>
            <Tabs.Panel value="login">
              <LoginForm />
              {!registrationDisabled && (
                <SwitchTab question="Nie masz konta?" answer="Zarejestruj się" onClick={() => setTab('register')} />
              )}
            </Tabs.Panel>
            <Tabs.Panel value="register">
              <RegisterForm />
              <SwitchTab question="Masz już konto?" answer="Zaloguj się" onClick={() => setTab('login')} />
            </Tabs.Panel>
          </Tabs>
        </Stack>
      </Center>
    </div>
  )
}

interface SwitchTabProps {
  question: string
  answer: string
  onClick: () => void
}

function SwitchTab({ question, answer, onClick }: SwitchTabProps) {
  return (
    <Text c="dimmed" ta="center" mt="md">
      {question}{' '}
      <Anchor component="button" type="button" className={classes.switch} onClick={onClick} underline="always">
        {answer}
      </Anchor>
    </Text>
  )
}
