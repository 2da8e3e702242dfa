import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { z } from 'zod'
import type { Player } from '#contract/player.ts'
import { playerData } from '#contract/player-data.ts'
import { useSavePlayer } from '#web/api/player-changes.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { InlineForm } from '#web/ui/inline-form.tsx'
import { toastFailure } from '#web/ui/toast.tsx'
import { useInlineSave } from '#web/ui/use-inline-save.ts'
import { PlayerFields, type PlayerFormValues } from './player-fields.tsx'
import { playerSave } from './player-save.ts'

const MISSING_PHOTO = 'Dodaj zdjęcie zawodnika do składu'
const newPlayer = playerData.extend({ photo: z.instanceof(Blob, { error: MISSING_PHOTO }) })

interface PlayerFormProps {
  /** The one to change; left out, a new one is added. */
  player?: Player
  /** Whose players are on the screen: a new one joins them. */
  teamId?: number | null
  onDone: () => void
}

export function PlayerForm({ player, teamId = null, onDone }: PlayerFormProps) {
  const words = player ? EDIT_WORDS : ADD_WORDS
  const saving = useInlineSave({ save: useSavePlayer(), words, onDone })
  const form = useForm<PlayerFormValues>({
    initialValues: {
      firstName: player?.firstName ?? '',
      lastName: player?.lastName ?? '',
      number: player?.number ?? '',
      position: player?.position ?? '',
      handle: player?.handle ? `@${player.handle}` : '',
      teamIds: teamId === null ? undefined : [teamId],
      photo: null,
      scorerPhoto: null,
      isScorerPhotoRemoved: false,
    },
    validate: schemaResolver(player ? playerData : newPlayer, { sync: true }),
  })

  const submit = (values: PlayerFormValues) =>
    saving.send((onProgress) => ({ ...playerSave(values, player?.id), onProgress }))
  const refuse = (errors: FormErrors) => {
    const { photo, ...others } = errors
    if (others.handle) toastFailure('Nieprawidłowe dane', String(others.handle))
    else if (Object.keys(others).length > 0) toastFailure('Nieprawidłowe dane', 'Wypełnij wszystkie wymagane pola')
    else if (photo) toastFailure('Brak zdjęcia', MISSING_PHOTO)
    focusFirstInvalid(form)(errors)
  }

  const hasFiles = form.values.photo !== null || form.values.scorerPhoto !== null
  return (
    <InlineForm
      title={words.title}
      submitLabel={words.submit}
      isPending={saving.isPending}
      sentShare={saving.sentShare(hasFiles)}
      onSubmit={form.onSubmit(submit, refuse)}
      onCancel={onDone}
    >
      <PlayerFields form={form} player={player} />
    </InlineForm>
  )
}

const ADD_WORDS = {
  title: 'Dodaj zawodnika',
  submit: 'Dodaj',
  success: 'Zawodnik dodany',
  failure: 'Błąd dodawania zawodnika',
}

const EDIT_WORDS = {
  title: 'Edytuj zawodnika',
  submit: 'Zapisz zmiany',
  success: 'Zawodnik zaktualizowany',
  failure: 'Błąd aktualizacji zawodnika',
}
