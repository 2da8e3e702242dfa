import './component-styles.ts'
import { Alert, Anchor, Button, Center, Group, Stack, Tabs, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useRegistrationDisabled } from '#web/api/settings.ts'
import { useSetup } from '#web/api/setup.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { useClub } from '#web/club/use-club.ts'
import classes from './auth-screen.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SidePanel } from './side-panel.tsx'

type AuthTab = 'login' | 'register'

export function AuthScreen() {
  useDocumentTitle('Logowanie · Jedenastka')
  const club = useClub()
  const registrationDisabled = useRegistrationDisabled()
  const isNew = useSetup().data?.hasAccounts === false
  const [chosen, setTab] = useState<AuthTab>('login')
  if (registrationDisabled && chosen === 'register') setTab('login')

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
          {isNew && chosen === 'login' && (
            <Alert icon={<IconInfoCircle aria-hidden />} title="Nowa instalacja">
              <Text size="sm" mb="sm">
                Nie ma jeszcze żadnego konta. Pierwsze będzie kontem administratora.
              </Text>
              <Button size="sm" onClick={() => setTab('register')}>
                Załóż pierwsze konto
              </Button>
            </Alert>
          )}
          <Tabs
            value={chosen}
            onChange={(tab) => setTab(tab === 'register' ? 'register' : 'login')}
            keepMounted={false}
          >
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
