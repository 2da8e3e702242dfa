import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { wallDay } from '#domain/match/wall-day.ts'
import { seasonName, seasonOf } from '#domain/season/season.ts'
import { useImportFixtures } from '#web/api/fixture-import.ts'
import { seasonChoicesQuery } from '#web/api/matches.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { useSession } from '#web/api/session.ts'
import { useMatchTeam } from '#web/match-store/match-team.ts'
import { clubTimeZone, serverNow } from '#web/match-store/server-clock.ts'
import { counted } from '#web/ui/counted.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { decodeText } from './decode-text.ts'
import classes from './fixture-import-screen.module.css'
import { ImportPlan } from './import-plan.tsx'
import { useImportPlan } from './use-import-plan.ts'
import { wantedImport } from './wanted-import.ts'

const MATCHES = ['mecz', 'mecze', 'meczów'] as const
const FILES = { 'text/csv': ['.csv', '.txt', '.tsv'], 'text/calendar': ['.ics'] }

const EXAMPLE = `Kolejka 12
niedziela 15.11, godz. 14:00  Orzeł Kąty - Tęcza Lipowo
21.11.2026; 12:00; Tęcza Lipowo; Sokół Brzezina`

/** A season's list, pasted or as a file: what it would change is seen first, and saved when it is accepted. */
export function FixtureImportScreen() {
  const team = useMatchTeam()?.id ?? null
  const thisSeason = seasonOf(wallDay(serverNow(), clubTimeZone()))
  const [season, setSeason] = useState(thisSeason)
  const [text, setText] = useState('')
  const { seasons = [] } = useQuery(seasonChoicesQuery(team)).data ?? {}
  const isAdmin = useSession().data?.role === 'admin'
  const opponents = useOpponents().data ?? []
  const { reading, plan, known, choices, choose } = useImportPlan(text, season, team)
  const save = useImportFixtures()
  const navigate = useNavigate()
  // Once for each plan: sent again after a lost answer, the same matches have the same keys.
  const wanted = useMemo(
    () => plan && wantedImport(plan, known.data ?? [], choices, { teamId: team, isAdmin }),
    [plan, known.data, choices, team, isAdmin],
  )
  const count = wanted ? wanted.added.length + wanted.changed.length : 0
  const submit = () =>
    wanted &&
    save.mutate(wanted, {
      onSuccess: ({ added, changed }) => {
        toastSuccess('Terminarz zapisany', `Dodano ${counted(added, MATCHES)}, zmieniono ${counted(changed, MATCHES)}.`)
        void navigate({ to: '/matches' })
      },
      onError: (error) => {
        tellFailure('Nie udało się zapisać terminarza', error)
        void known.refetch()
      },
    })
  const read = (file: File | undefined) =>
    file && decodeText(file).then(setText, (error: unknown) => tellFailure('Nie udało się odczytać pliku', error))
  return (
    <>
      <ScreenHeading title="Wczytaj terminarz" description="Nic nie zapisze się, zanim nie zatwierdzisz podglądu." />
      <div className={classes.columns}>
        <Stack gap="lg">
          <Select
            label="Sezon"
            maw={240}
            allowDeselect={false}
            data={[...new Set([thisSeason + 1, ...seasons])]
              .sort((one, other) => other - one)
              .map((year) => ({
                value: String(year),
                label: seasonName(year),
              }))}
            value={String(season)}
            onChange={(year) => year && setSeason(Number(year))}
          />
          <Textarea
            label="Lista meczów"
            description="Skopiowana z arkusza albo ze strony ligi. Może mieć wszystkie mecze ligi: zapiszą się tylko wasze."
            placeholder={EXAMPLE}
            size="md"
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <FileDrop
            label="Plik z terminarzem"
            formats="CSV lub ICS"
            buttonLabel="Wybierz plik"
            accept={FILES}
            onFiles={([file]) => void read(file)}
            onRefused={() => tellFailure('Nie udało się odczytać pliku', new Error('Wybierz plik CSV, TXT lub ICS'))}
          />
        </Stack>
        <Stack gap="lg">
          {reading.refusal && (
            <Alert color="red" role="alert">
              {reading.refusal}
            </Alert>
          )}
          {plan && (
            <>
              <ImportPlan
                reading={reading}
                plan={plan}
                isAdmin={isAdmin}
                nameOf={(id) => opponents.find((opponent) => opponent.id === id)?.name ?? 'Mecz'}
                onChoose={choose}
              />
              {!isAdmin && plan.rows.some((row) => row.action === 'add' && 'newName' in row.match.opponent) && (
                <Text>Mecze z nowymi przeciwnikami zapisze administrator, bo tylko on dodaje przeciwników.</Text>
              )}
              <Group>
                <Button size="md" disabled={count === 0} loading={save.isPending} onClick={submit}>
                  {count === 0 ? 'Nie ma czego zapisać' : `Zapisz ${counted(count, MATCHES)}`}
                </Button>
                <Button size="md" variant="default" onClick={() => void navigate({ to: '/matches' })}>
                  Anuluj
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </div>
    </>
  )
}
