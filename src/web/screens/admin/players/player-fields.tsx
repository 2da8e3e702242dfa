import { Autocomplete, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconBallFootball, IconUser } from '@tabler/icons-react'
import { pictureAtSize } from '#contract/picture.ts'
import type { Player } from '#contract/player.ts'
import { NUMBER_MAX, NUMBER_MIN } from '#contract/player-data.ts'
import { usePlayers } from '#web/api/players.ts'
import { PictureField } from '#web/ui/picture-field.tsx'
import { CutoutField } from './cutouts/cutout-field.tsx'
import { numberNote } from './number-note.ts'
import classes from './player-fields.module.css'
import { TeamChoice } from './team-choice.tsx'

export interface PlayerFormValues {
  firstName: string
  lastName: string
  number: number | string
  position: string
  /** Where graphics are posted. */
  handle: string
  /** Undefined: as they are, or where a new player usually goes. */
  teamIds: number[] | undefined
  photo: Blob | null
  scorerPhoto: Blob | null
  isScorerPhotoRemoved: boolean
}

interface PlayerFieldsProps {
  form: UseFormReturnType<PlayerFormValues>
  player: Player | undefined
}

const POSITIONS = ['Bramkarz', 'Obrońca', 'Pomocnik', 'Napastnik']
const PICTURE_HINT = 'Format: JPG, PNG, max 2MB'

export function PlayerFields({ form, player }: PlayerFieldsProps) {
  const chosen = form.values.teamIds ?? player?.teamIds
  const squad = usePlayers().data ?? []
  const teammates = inTeams(squad, chosen)
  // A cut-out is saved by itself, while the form is still open.
  const stored = squad.find(({ id }) => id === player?.id) ?? player
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput label="Imię" withAsterisk autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label="Nazwisko" withAsterisk autoComplete="off" {...form.getInputProps('lastName')} />
        <NumberInput
          size="md"
          label="Numer"
          withAsterisk
          min={NUMBER_MIN}
          max={NUMBER_MAX}
          // A number out of range is named as a mistake, not quietly made into another one.
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
          description={numberNote(teammates, form.values.number, player?.id)}
          descriptionProps={{ className: classes.note, size: 'sm' }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('number')}
        />
        <Autocomplete size="md" label="Pozycja" data={POSITIONS} {...form.getInputProps('position')} />
        <TextInput
          label="Profil (@)"
          description="Dopisze się po nazwisku w podpisach postów"
          placeholder="@jkowalski"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('handle')}
        />
      </SimpleGrid>
      <TeamChoice form={form} player={player} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <div>
          <PictureField
            label="Zdjęcie do składu"
            hint={PICTURE_HINT}
            crop="square"
            required={!player}
            current={player?.lineupImage && pictureAtSize(player.lineupImage, 480)}
            placeholder={<IconUser size={56} stroke={1.2} />}
            {...form.getInputProps('photo')}
            value={form.values.photo}
          />
          {stored && <CutoutField player={stored} photo="lineup" isChanging={form.values.photo !== null} />}
        </div>
        <ScorerPhotoField form={form} player={stored} />
      </SimpleGrid>
    </>
  )
}

/** Those with whom a number would be shared; everybody while no team is chosen. */
const inTeams = (squad: readonly Player[], teamIds: readonly number[] | undefined): readonly Player[] =>
  teamIds ? squad.filter((player) => player.teamIds.some((id) => teamIds.includes(id))) : squad

function ScorerPhotoField({ form, player }: PlayerFieldsProps) {
  const { scorerPhoto, isScorerPhotoRemoved } = form.values
  const stored = isScorerPhotoRemoved ? null : player?.scorerImage
  const isChanging = scorerPhoto !== null || isScorerPhotoRemoved
  return (
    <div>
      <PictureField
        label="Zdjęcie strzelca"
        hint={`${PICTURE_HINT}. Nieobowiązkowe`}
        crop="free"
        current={stored && pictureAtSize(stored, 480)}
        placeholder={<IconBallFootball size={56} stroke={1.2} />}
        {...form.getInputProps('scorerPhoto')}
        value={scorerPhoto}
        onRemove={() => form.setFieldValue('isScorerPhotoRemoved', true)}
      />
      {player && <CutoutField player={player} photo="scorer" isChanging={isChanging} />}
    </div>
  )
}
