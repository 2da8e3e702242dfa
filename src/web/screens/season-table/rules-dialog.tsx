import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { MEETINGS_MAX } from '#contract/league.ts'
import { TABLE_RULE_NAMES, TABLE_RULES, type TableRuleName } from '#domain/table/rule.ts'
import { DialogBody, DialogFooter, LongDialog } from '#web/ui/long-dialog.tsx'
import type { LeagueDialogProps } from './league-dialogs.tsx'

export const RulesDialog = ({ opened, open, onClose }: LeagueDialogProps) => (
  <LongDialog opened={opened} title="Zasady tabeli" size="34rem" onClose={onClose}>
    <RulesForm open={open} onClose={onClose} />
  </LongDialog>
)

function RulesForm({ open: { league, isSaving, save }, onClose }: Omit<LeagueDialogProps, 'opened'>) {
  const [rule, setRule] = useState<TableRuleName>(league.document.rule)
  const [meetings, setMeetings] = useState(league.document.meetings)
  return (
    <>
      <DialogBody>
        <NativeSelect
          label="Kolejność drużyn z równą liczbą punktów"
          data={TABLE_RULE_NAMES.map((value) => ({ value, label: TABLE_RULES[value].label }))}
          value={rule}
          onChange={(event) => setRule(event.currentTarget.value as TableRuleName)}
          data-autofocus
        />
        <NativeSelect
          label="Ile razy dwie drużyny grają ze sobą w sezonie"
          data={Array.from({ length: MEETINGS_MAX }, (_, index) => String(index + 1))}
          value={String(meetings)}
          onChange={(event) => setMeetings(Number(event.currentTarget.value))}
        />
        <Text size="sm" c="dimmed">
          Mecze bezpośrednie rozstrzygają dopiero wtedy, gdy równe drużyny rozegrały już wszystkie między sobą.
        </Text>
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button
          loading={isSaving}
          onClick={() => save({ ...league.document, rule, meetings }, 'Zasady zapisane', onClose)}
        >
          Zapisz
        </Button>
      </DialogFooter>
    </>
  )
}
