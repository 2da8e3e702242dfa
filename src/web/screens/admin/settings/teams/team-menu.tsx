import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconStar, IconTrash } from '@tabler/icons-react'
import type { TeamChange } from '#contract/team-data.ts'
import { useSaveTeam } from '#web/api/team-changes.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import type { TeamRowProps } from './team-row.tsx'
import classes from './teams.module.css'

export function TeamMenu({ team, place, count, takesFocus, onRename, onDelete }: TeamRowProps) {
  const { mutate, isPending } = useSaveTeam()
  const save = (change: TeamChange, done?: string) =>
    mutate(
      { id: team.id, change },
      {
        onSuccess: () => done && toastSuccess(done),
        onError: (error) => tellFailure('Nie udało się zmienić drużyny', error),
      },
    )
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={240}
      withInitialFocusPlaceholder={false}
      classNames={{ item: classes.item }}
    >
      <Menu.Target>
        <ActionIcon aria-label={`Działania: ${team.name}`} autoFocus={takesFocus} loading={isPending}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onRename}>
          Zmień nazwę
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={18} aria-hidden />}
          disabled={place === 0}
          onClick={() => save({ place: place - 1 })}
        >
          Wyżej
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={18} aria-hidden />}
          disabled={place === count - 1}
          onClick={() => save({ place: place + 1 })}
        >
          Niżej
        </Menu.Item>
        {!team.isDefault && (
          <>
            <Menu.Item
              leftSection={<IconStar size={18} aria-hidden />}
              onClick={() => save({ isDefault: true }, `Domyślna drużyna: ${team.name}`)}
            >
              Ustaw jako domyślną
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
              Usuń drużynę
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
