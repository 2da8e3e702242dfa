import { ActionIcon, Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import { freeSlotFor } from '#domain/lineup/slot-groups.ts'
import { availablePlayers, benchPlayer, placePlayer, type Slot, unbench } from '#domain/lineup/slots.ts'
import { PlayerAvatar } from '#web/match/player-avatar.tsx'
import { PlayerPicker } from '#web/match/player-picker.tsx'
import { useMatch } from '#web/match-store/use-match.ts'
import { counted } from '#web/ui/counted.ts'
import type { BenchMoves } from './bench-moves.ts'
import classes from './bench-section.module.css'
import { changeLineup } from './lineup-changes.ts'
import { LineupSection } from './lineup-section.tsx'
import { substituteState, useSubstituteGestures } from './substitute-gestures.ts'

interface BenchSectionProps {
  players: readonly Player[]
  /** On the bench, in its order. */
  sitting: readonly Player[]
  moves: BenchMoves
}

export function BenchSection({ players, sitting, moves }: BenchSectionProps) {
  const slots = useMatch((match) => match.positions)
  const bench = useMatch((match) => match.benchPlayers)
  const [isPicking, { open, close }] = useDisclosure()
  const add = (playerId: number) => changeLineup((lineup) => benchPlayer(lineup.slots, lineup.bench, playerId))
  return (
    <LineupSection title="Rezerwowi" note={counted(sitting.length, ['zawodnik', 'zawodników', 'zawodników'])}>
      <Stack gap="sm" align="flex-start" data-bench>
        {sitting.length === 0 && <Text c="dimmed">Ławka jest pusta.</Text>}
        <ul className={classes.list} aria-label="Rezerwowi">
          {sitting.map((player) => (
            <BenchRow key={player.id} player={player} slot={freeSlotFor(player, slots)} moves={moves} />
          ))}
        </ul>
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
          Dodaj rezerwowego
        </Button>
      </Stack>
      <PlayerPicker
        opened={isPicking}
        title="Wybierz rezerwowego"
        players={availablePlayers(players, slots, bench)}
        staysOpen={`Na ławce: ${sitting.length}`}
        onPick={add}
        onClose={close}
      />
    </LineupSection>
  )
}

interface BenchRowProps {
  player: Player
  /** Where there is room for them. */
  slot: Slot | undefined
  moves: BenchMoves
}

function BenchRow({ player, slot, moves }: BenchRowProps) {
  const gestures = useSubstituteGestures(player.id, moves, false)
  const state = substituteState(player.id, moves)
  const name = `${player.firstName} ${player.lastName}`
  const remove = () => changeLineup((lineup) => ({ ...lineup, bench: unbench(lineup.bench, player.id) }))
  const toPitch = ({ id }: Slot) => changeLineup((lineup) => placePlayer(lineup.slots, lineup.bench, id, player.id))
  return (
    <li className={classes.row} data-substitute={player.id} data-state={state}>
      <UnstyledButton className={classes.player} aria-pressed={state === 'held'} {...gestures}>
        <PlayerAvatar player={player} size={40} />
        <span className={classes.number}>{player.number}</span>
        <Text span className={classes.name}>
          {player.firstName} <strong>{player.lastName}</strong>
        </Text>
      </UnstyledButton>
      {slot && (
        <ActionIcon aria-label={`Na boisko: ${name}`} title="Na boisko" onClick={() => toPitch(slot)}>
          <IconArrowUp size={20} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label={`Usuń z ławki: ${name}`} title="Usuń z ławki" onClick={remove}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}
