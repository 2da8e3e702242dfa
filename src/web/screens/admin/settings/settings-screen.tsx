import { Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { serverMessage } from '#web/api/http-error.ts'
import { settingNamed, useSettings } from '#web/api/settings.ts'
import { formatsFrom } from '#web/club/use-club-formats.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { CrestForm } from './crest-form.tsx'
import { DevicesCard } from './devices-card.tsx'
import { FontList } from './fonts/font-list.tsx'
import { FormatChoice } from './format-choice.tsx'
import { NameForm } from './name-form.tsx'
import { RegistrationSwitch } from './registration-switch.tsx'
import { TeamList } from './teams/team-list.tsx'

export function SettingsScreen() {
  return (
    <>
      <ScreenHeading order={2} title="Ustawienia" />
      <SettingsCards />
    </>
  )
}

function SettingsCards() {
  const settings = useSettings()
  if (settings.data === undefined && settings.error) {
    return (
      <LoadFailure
        title="Nie udało się pobrać ustawień"
        message={serverMessage(settings.error)}
        onRetry={() => void settings.refetch()}
        isRetrying={settings.isFetching}
      />
    )
  }
  const known = settings.data
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <SettingsCard title="Herb klubu" hint="Pojawia się na grafikach i nadaje kolor całemu narzędziu.">
        {known ? <CrestForm /> : <Skeleton height={176} />}
      </SettingsCard>
      <SettingsCard title="Nazwa klubu" hint="Tak klub jest podpisany na grafikach.">
        {known ? <NameForm stored={settingNamed(known, 'clubName')} /> : <Skeleton height={128} />}
      </SettingsCard>
      <SettingsCard title="Formaty grafik" hint="„Generuj” robi każdą grafikę od razu we wszystkich wybranych.">
        {known ? (
          <FormatChoice chosen={formatsFrom(settingNamed(known, 'graphicFormats')?.value)} />
        ) : (
          <Skeleton height={256} />
        )}
      </SettingsCard>
      <SettingsCard title="Ustawienia dostępu" hint="Czy nowe osoby mogą same zakładać konta.">
        {known ? (
          <RegistrationSwitch enabled={settingNamed(known, 'disableRegistration')?.value !== 'true'} />
        ) : (
          <Skeleton height={84} />
        )}
      </SettingsCard>
      <SettingsCard
        title="Drużyny"
        hint="Na przykład rezerwy, kobiety, juniorzy. Każda ma swoich zawodników i swój bieżący mecz."
      >
        <TeamList />
      </SettingsCard>
      <SettingsCard title="Czcionki klubu" hint="Do tekstów na grafikach: wybierzesz je w edytorze szablonu.">
        <FontList />
      </SettingsCard>
      <DevicesCard />
      <SettingsCard title="Inne ustawienia">
        <Text c="dimmed">Kolejne ustawienia pojawią się tutaj w następnych wersjach.</Text>
      </SettingsCard>
    </SimpleGrid>
  )
}

interface SettingsCardProps {
  title: string
  hint?: string
  children: ReactNode
}

function SettingsCard({ title, hint, children }: SettingsCardProps) {
  return (
    <Paper component="section" p="lg" aria-label={title}>
      <Stack gap="md">
        <div>
          <Title order={3} size="h4">
            {title}
          </Title>
          {hint && <Text c="dimmed">{hint}</Text>}
        </div>
        {children}
      </Stack>
    </Paper>
  )
}
