import { ActionIcon, SegmentedControl, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import type { SeasonChoices } from '#contract/staff-match.ts'
import { COMPETITION_KINDS, type CompetitionKind } from '#domain/season/competition-kind.ts'
import { useChangeCompetition } from '#web/api/competitions.ts'
import { KIND_WORDS } from '#web/match/competition/kind-words.ts'
import { counted } from '#web/ui/counted.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import classes from './competitions-sheet.module.css'
import { RenameCompetition } from './rename-competition.tsx'

const KINDS = COMPETITION_KINDS.map((value) => ({ value, label: KIND_WORDS[value].short }))

interface CompetitionRowProps {
  competition: SeasonChoices['competitionKinds'][number]
  all: SeasonChoices['competitionKinds']
  isRenamed: boolean
  onRename: () => void
  /** With the new name, or null: it stays as it was. */
  onLeave: (name: string | null) => void
}

export function CompetitionRow({ competition, all, isRenamed, onRename, onLeave }: CompetitionRowProps) {
  const { name, kind, matches } = competition
  const change = useChangeCompetition()
  const pencil = useRef<HTMLButtonElement>(null)
  const setKind = (chosen: string) =>
    change.mutate(
      { name, kind: chosen as CompetitionKind },
      { onError: (error) => tellFailure('Nie udało się zmienić rodzaju rozgrywek', error) },
    )
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div>
          <div className={classes.name}>{name}</div>
          <Text size="sm" c="dimmed">
            {matches === 0 ? 'tylko tabela' : counted(matches, ['mecz', 'mecze', 'meczów'])}
          </Text>
        </div>
        <SegmentedControl
          aria-label={`Rodzaj: ${name}`}
          classNames={{ label: classes.kind ?? '' }}
          data={KINDS}
          value={(change.isPending && change.variables.kind) || kind}
          onChange={setKind}
        />
        <ActionIcon
          ref={pencil}
          variant="default"
          size="input-sm"
          aria-label={`Zmień nazwę: ${name}`}
          aria-expanded={isRenamed}
          onClick={onRename}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </div>
      {isRenamed && (
        <RenameCompetition
          competition={competition}
          all={all}
          onLeave={(to) => {
            pencil.current?.focus()
            onLeave(to)
          }}
        />
      )}
    </li>
  )
}
