import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconDots,
  IconDownload,
  IconEraser,
  IconPlus,
  IconSnowflake,
  IconSnowflakeOff,
  IconTrash,
} from '@tabler/icons-react'
import type { TableRowOfTeam } from '#contract/league.ts'
import { seasonName } from '#domain/season/season.ts'
import { withFrozen, withoutFrozen } from '#domain/table/change-league.ts'
import { roundsOf, standingsAfter } from '#domain/table/standings.ts'
import { tableCsv } from '#domain/table/table-csv.ts'
import { useSession } from '#web/api/session.ts'
import { saveFile } from '#web/graphics/save-file.ts'
import type { LeagueTask } from './league-dialogs.tsx'
import type { OpenLeague } from './use-whole-league.ts'

interface LeagueMenuProps {
  open: OpenLeague
  round: number | null
  rows: readonly TableRowOfTeam[]
  onTask: (task: LeagueTask) => void
}

export function LeagueMenu({ open, round, rows, onTask }: LeagueMenuProps) {
  const { league, whole, save } = open
  const { document } = league
  const isAdmin = useSession().data?.role === 'admin'
  const last = round ?? roundsOf(whole)[0]
  const isFrozen = document.frozen.some((table) => table.round === last)
  const download = () => {
    const name = [league.competition, seasonName(league.season).replace('/', '-'), round && `kolejka ${round}`]
    saveFile(new Blob([tableCsv(rows)], { type: 'text/csv' }), `${name.filter(Boolean).join(' ')}.csv`)
  }
  const freeze = (frozen: number) =>
    isFrozen
      ? save(withoutFrozen(document, frozen), 'Tabela odmrożona')
      : save(
          withFrozen(document, { round: frozen, rows: standingsAfter(whole, frozen) }),
          `Tabela po ${frozen}. kolejce zamrożona`,
        )
  return (
    <Menu position="bottom-start" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size="2.75rem" aria-label="Więcej działań na tabeli">
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconAdjustments size={18} aria-hidden />} onClick={() => onTask({ kind: 'rules' })}>
          Zasady tabeli
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onTask({ kind: 'team', name: '' })}>
          Dodaj drużynę
        </Menu.Item>
        {last !== undefined && (
          <Menu.Item
            leftSection={
              isFrozen ? <IconSnowflakeOff size={18} aria-hidden /> : <IconSnowflake size={18} aria-hidden />
            }
            onClick={() => freeze(last)}
          >
            {isFrozen ? 'Odmroź' : 'Zamroź'} po {last}. kolejce
          </Menu.Item>
        )}
        {document.pasted && (
          <Menu.Item
            leftSection={<IconEraser size={18} aria-hidden />}
            onClick={() => save({ ...document, pasted: null }, 'Tabela liczona z wyników')}
          >
            Usuń wklejoną, licz z wyników
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
          Pobierz CSV
        </Menu.Item>
        {isAdmin && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => onTask({ kind: 'delete' })}
          >
            Usuń tabelę
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
