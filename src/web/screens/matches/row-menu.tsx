import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowsJoin,
  IconCalendarCog,
  IconCalendarStar,
  IconDots,
  IconFileDescription,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { StaffMatch } from '#contract/staff-match.ts'
import { useSession } from '#web/api/session.ts'
import { MakeCurrent } from '#web/match/opened/make-current.tsx'
import classes from './match-row.module.css'
import type { MatchTask } from './match-task.ts'

interface RowMenuProps {
  match: StaffMatch
  onTask: (task: MatchTask) => void
}

export function RowMenu({ match, onTask }: RowMenuProps) {
  const isAdmin = useSession().data?.role === 'admin'
  return (
    <MakeCurrent id={match.id} name={match.opponentName}>
      {(makeCurrent) => (
        <Menu position="bottom-end" shadow="md" width={230} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon className={classes.menu} aria-label={`Więcej działań: ${match.opponentName}`}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconFileDescription size={18} aria-hidden />}
              renderRoot={(props) => <Link to="/matches/$" params={{ _splat: String(match.id) }} {...props} />}
            >
              Strona meczu
            </Menu.Item>
            {!match.isCurrent && (
              <Menu.Item leftSection={<IconCalendarStar size={18} aria-hidden />} onClick={makeCurrent}>
                Ustaw jako bieżący
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => onTask({ kind: 'facts', match })}
            >
              Edytuj
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCalendarCog size={18} aria-hidden />}
              onClick={() => onTask({ kind: 'state', match })}
            >
              Stan meczu
            </Menu.Item>
            {isAdmin && (
              <>
                <Menu.Divider />
                <Menu.Item
                  leftSection={<IconArrowsJoin size={18} aria-hidden />}
                  onClick={() => onTask({ kind: 'merge', match })}
                >
                  Scal z innym meczem
                </Menu.Item>
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash size={18} aria-hidden />}
                  onClick={() => onTask({ kind: 'delete', match })}
                >
                  Usuń mecz
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </MakeCurrent>
  )
}
