import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Team } from '#contract/team.ts'
import { useTeams } from '#web/api/teams.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { TeamNameForm } from './team-name-form.tsx'
import { TeamRow } from './team-row.tsx'
import classes from './teams.module.css'

type Task = { kind: 'add' } | { kind: 'rename' | 'delete'; team: Team } | null

export function TeamList() {
  const [task, setTask] = useState<Task>(null)
  /** The form stood in the place of the button that opened it, which gets the focus back. */
  const [formDone, setFormDone] = useState<number | 'add' | null>(null)
  const close = () => {
    if (task?.kind !== 'delete') setFormDone(task?.kind === 'rename' ? task.team.id : 'add')
    setTask(null)
  }
  return (
    <>
      <Loaded query={useTeams()} failure="Nie udało się pobrać drużyn" skeleton={<Skeleton height={104} />}>
        {(teams) => (
          <Stack gap="md">
            <ul className={classes.teams}>
              {teams.map((team, place) => (
                <li key={team.id} className={classes.team}>
                  {task?.kind === 'rename' && task.team.id === team.id ? (
                    <TeamNameForm team={team} onDone={close} />
                  ) : (
                    <TeamRow
                      team={team}
                      place={place}
                      count={teams.length}
                      takesFocus={formDone === team.id}
                      onRename={() => setTask({ kind: 'rename', team })}
                      onDelete={() => setTask({ kind: 'delete', team })}
                    />
                  )}
                </li>
              ))}
            </ul>
            {teams.length > 1 && (
              <Text size="sm" c="dimmed">
                Domyślną widać na ekranach meczowych i w aplikacji kibica, dopóki nikt nie wybierze innej.
              </Text>
            )}
            {task?.kind === 'add' ? (
              <TeamNameForm onDone={close} />
            ) : (
              <Group>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={18} aria-hidden />}
                  autoFocus={formDone === 'add'}
                  onClick={() => setTask({ kind: 'add' })}
                >
                  Dodaj drużynę
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
      <DeleteTeamDialog team={task?.kind === 'delete' ? task.team : null} onClose={close} />
    </>
  )
}
