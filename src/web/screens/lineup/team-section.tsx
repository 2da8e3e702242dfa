import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLayoutGrid, IconPencil, IconPencilCheck } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useId, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { ELEVEN } from '#domain/lineup/slots.ts'
import { EmptyHint } from '#web/match/empty-hint.tsx'
import { SaveButton } from '#web/match/save-button.tsx'
import { useIsTouchFirst } from '#web/match/use-touch.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import type { BenchMoves } from './bench-moves.ts'
import { ChooseElevenButton } from './choose-eleven-button.tsx'
import { LineupSection } from './lineup-section.tsx'
import { Pitch } from './pitch.tsx'
import { RemovePlayerDialog } from './remove-player-dialog.tsx'
import { SlotPicker } from './slot-picker.tsx'
import classes from './team-section.module.css'

const sameEleven = dialogPart(() => import('./same-eleven-button.tsx').then((module) => module.SameElevenButton))

const BenchStrip = lazy(() => import('./bench-strip.tsx').then((module) => ({ default: module.BenchStrip })))
const FormationEditor = lazy(() =>
  import('./formation-editor.tsx').then((module) => ({ default: module.FormationEditor })),
)

const TOUCH_HINT = 'Przeciągnij zawodnika w nowe miejsce. Krzyżyk albo przytrzymanie usuwa go ze składu.'
const KEYBOARD_HINT =
  'Przeciągnij zawodnika w nowe miejsce albo przesuń go strzałkami (z Shift dalej). Krzyżyk lub Delete usuwa go ze składu.'

const HINT = 'Wybierz miejsce, aby wstawić zawodnika. Upuść jednego na drugim, aby ich zamienić.'

interface TeamSectionProps {
  players: readonly Player[]
  /** On the bench, in its order. */
  sitting: readonly Player[]
  moves: BenchMoves
}

export function TeamSection({ players, sitting, moves }: TeamSectionProps) {
  const slots = useMatch((match) => match.positions)
  const [isEditing, edit] = useDisclosure()
  const [isFormation, formation] = useDisclosure()
  const [pickingId, setPicking] = useState<string | null>(null)
  const [removingId, setRemoving] = useState<string | null>(null)
  const hintId = useId()
  const editHint = useIsTouchFirst() ? TOUCH_HINT : KEYBOARD_HINT
  const placed = slots.filter(({ playerId }) => players.some(({ id }) => id === playerId)).length
  const tapSlot = useCallback(
    (slotId: string) => {
      if (!moves.tapSlot(slotId)) setPicking(slotId)
    },
    [moves],
  )
  return (
    <LineupSection title="Skład drużyny" note={`${placed} z ${ELEVEN}`}>
      <Stack gap="md">
        {players.length === 0 && (
          <EmptyHint to="/admin/players" linkLabel="Dodaj zawodników">
            Kadra jest pusta.
          </EmptyHint>
        )}
        <Group gap="xs" className={classes.tools}>
          {!isEditing && players.length > 0 && <ChooseElevenButton players={players} isNext={placed === 0} />}
          <Button
            variant={isEditing ? 'light' : 'default'}
            aria-pressed={isEditing}
            leftSection={isEditing ? <IconPencilCheck size={18} aria-hidden /> : <IconPencil size={18} aria-hidden />}
            onClick={edit.toggle}
          >
            {isEditing ? 'Zakończ edycję' : 'Tryb edycji'}
          </Button>
          {isEditing && (
            <Button variant="default" leftSection={<IconLayoutGrid size={18} aria-hidden />} onClick={formation.open}>
              Zmień formację
            </Button>
          )}
          {!isEditing && <LatePart part={sameEleven} props={{ players }} />}
        </Group>
        <Text id={hintId} size="sm" c="dimmed">
          {isEditing ? editHint : HINT}
        </Text>
        <div className={classes.pitch}>
          <Pitch
            players={players}
            isEditing={isEditing}
            hintId={hintId}
            onPick={tapSlot}
            onRemove={setRemoving}
            bench={moves}
          />
          {(placed > 0 || sitting.length > 0) && (
            <Suspense fallback={sitting.length > 0 && <div className={classes.benchToCome} />}>
              <BenchStrip sitting={sitting} moves={moves} />
            </Suspense>
          )}
        </div>
        <Group justify="flex-end">
          <SaveButton what="positions" />
        </Group>
      </Stack>
      <SlotPicker slotId={pickingId} players={players} onSlot={setPicking} />
      <RemovePlayerDialog slotId={removingId} players={players} onClose={() => setRemoving(null)} />
      {isFormation && (
        <Suspense>
          <FormationEditor players={players} onClose={formation.close} />
        </Suspense>
      )}
    </LineupSection>
  )
}
