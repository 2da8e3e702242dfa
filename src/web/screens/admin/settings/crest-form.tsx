import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { PictureField } from '#web/ui/picture-field.tsx'
import { useSaveWithToasts } from './use-save-with-toasts.ts'

const PREVIEW_SIZE = 112

export function CrestForm() {
  const [crest, setCrest] = useState<Blob | null>(null)
  const { save, isPending } = useSaveWithToasts()
  const saveCrest = (chosen: Blob) =>
    save({ key: 'clubLogo', clubLogo: new File([chosen], 'herb', { type: chosen.type }) }, () => setCrest(null))
  return (
    <Stack gap="md">
      <PictureField
        label="Plik z herbem"
        hint="Format: JPG, PNG, max 2MB"
        crop="square"
        value={crest}
        onChange={setCrest}
        placeholder={<ClubCrest size={PREVIEW_SIZE} />}
      />
      <Group>
        <Button disabled={!crest} loading={isPending} onClick={() => crest && saveCrest(crest)}>
          Zapisz herb
        </Button>
      </Group>
    </Stack>
  )
}
