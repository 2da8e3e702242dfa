import { useCallback, useMemo, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { usePlayers } from '#web/api/players.ts'
import { useLedToList } from '#web/first-steps/led-to-list.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { useChosenTeam } from './chosen-team.ts'
import { CutoutsDialog } from './cutouts/cutouts-dialog.tsx'
import { DeletePlayerDialog } from './delete-player-dialog.tsx'
import { ImportDialog } from './import/import-dialog.tsx'
import { NoPlayers } from './no-players.tsx'
import { PhotosDialog } from './photos/photos-dialog.tsx'
import { PlayerForm } from './player-form.tsx'
import { PlayerList } from './player-list.tsx'
import { SquadActions } from './squad-actions.tsx'

type Task = { kind: 'add' | 'import' | 'photos' | 'cutouts' } | { kind: 'edit' | 'delete'; player: Player } | null

const polish = new Intl.Collator('pl')
const byNumber = (a: Player, b: Player) => a.number - b.number || polish.compare(a.lastName, b.lastName)

export function PlayersScreen() {
  const players = usePlayers()
  const squad = useMemo(() => players.data?.toSorted(byNumber), [players.data])
  const [team, chooseTeam] = useChosenTeam()
  const teamId = team?.id ?? null
  const isLedToList = useLedToList()
  const [task, setTask] = useState<Task>(isLedToList ? { kind: 'import' } : null)
  const close = useCallback(() => setTask(null), [])
  const edit = useCallback((player: Player) => setTask({ kind: 'edit', player }), [])
  const remove = useCallback((player: Player) => setTask({ kind: 'delete', player }), [])
  const isFormOpen = task?.kind === 'add' || task?.kind === 'edit'
  const starts = {
    isLocked: isFormOpen,
    onAdd: () => setTask({ kind: 'add' }),
    onImport: () => setTask({ kind: 'import' }),
    onPhotos: () => setTask({ kind: 'photos' }),
    onCutouts: () => setTask({ kind: 'cutouts' }),
  }
  return (
    <>
      <ScreenHeading
        order={2}
        title="Zarządzanie zawodnikami"
        action={squad?.length !== 0 && <SquadActions {...starts} isLocked={isFormOpen || !squad} />}
      />
      {task?.kind === 'add' && <PlayerForm teamId={teamId} onDone={close} />}
      {task?.kind === 'edit' && <PlayerForm key={task.player.id} player={task.player} onDone={close} />}
      <Loaded
        query={players}
        failure="Błąd pobierania zawodników"
        skeleton={<ListSkeleton label="Wczytywanie zawodników" />}
      >
        {() =>
          squad?.length ? (
            <PlayerList
              players={squad}
              teamId={teamId}
              onTeam={chooseTeam}
              isLocked={isFormOpen}
              onEdit={edit}
              onDelete={remove}
            />
          ) : (
            <NoPlayers {...starts} />
          )
        }
      </Loaded>
      <DeletePlayerDialog player={task?.kind === 'delete' ? task.player : null} onClose={close} />
      <ImportDialog
        opened={task?.kind === 'import'}
        squad={squad ?? []}
        team={team}
        onClose={close}
        onPhotos={() => setTask({ kind: 'photos' })}
      />
      <PhotosDialog opened={task?.kind === 'photos'} squad={squad ?? []} onClose={close} />
      <CutoutsDialog opened={task?.kind === 'cutouts'} squad={squad ?? []} onClose={close} />
    </>
  )
}
