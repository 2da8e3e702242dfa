import '#web/ui/dialog-styles.ts'
import { Button, Modal } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useCallback, useEffect, useId, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { FORMATION_NAMES, formationOf } from '#domain/lineup/formation.ts'
import {
  beginTrial,
  canStartOver,
  canUndo,
  noteStep,
  startOver,
  tryFormation,
  undoStep,
} from '#domain/lineup/formation-trial.ts'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'
import classes from './formation-editor.module.css'
import { changeSlots } from './lineup-changes.ts'
import { Pitch } from './pitch.tsx'

interface FormationEditorProps {
  players: readonly Player[]
  /** Called when it has gone from the screen. */
  onClose: () => void
}

/** The places of the eleven over the whole screen. Every change counts at once; steps lead back, one or all. */
export function FormationEditor({ players, onClose }: FormationEditorProps) {
  const slots = useMatch((match) => match.positions)
  const [trial, setTrial] = useState(() => beginTrial(matchNow().positions))
  const [isOpen, { open, close }] = useDisclosure()
  const titleId = useId()
  // Opened after it is there, so that it comes in, takes the focus, and gives it back when it goes.
  useEffect(open, [open])
  const show = (next: ReturnType<typeof tryFormation>) => {
    setTrial(next.trial)
    changeSlots(() => next.slots)
  }
  const noteHand = useCallback(() => setTrial((before) => noteStep(before, matchNow().positions)), [])
  const undo = () => show(undoStep(trial, matchNow().positions))
  const mayUndo = canUndo(trial, slots)
  useHotkeys(mayUndo ? [['mod+Z', undo]] : [])
  const current = formationOf(slots)
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClose}
      fullScreen
      title="Zmień formację"
      transitionProps={{ transition: 'fade', duration: 150 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <p id={titleId} className={classes.hint}>
        Wybierz ustawienie albo przeciągnij zawodników. Strzałki przesuwają zaznaczonego.
      </p>
      <fieldset className={classes.presets}>
        <legend className={classes.legend}>Ustawienie</legend>
        {FORMATION_NAMES.map((name) => (
          <Button
            key={name}
            variant={name === current ? 'light' : 'default'}
            aria-pressed={name === current}
            className={classes.preset}
            onClick={() => show(tryFormation(trial, matchNow().positions, name))}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <div className={classes.stage}>
        <div className={classes.pitch}>
          <Pitch players={players} isEditing hintId={titleId} onArrange={noteHand} />
        </div>
      </div>
      <div className={classes.footer}>
        <Button
          variant="default"
          disabled={!canStartOver(trial, slots)}
          onClick={() => show(startOver(trial, matchNow().positions))}
        >
          Przywróć
        </Button>
        <Button
          variant="default"
          disabled={!mayUndo}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          aria-keyshortcuts="Control+Z"
          onClick={undo}
        >
          Cofnij
        </Button>
        <Button onClick={close}>Gotowe</Button>
      </div>
    </Modal>
  )
}
