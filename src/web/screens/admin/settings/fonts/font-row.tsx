import { ActionIcon, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Font } from '#contract/font.ts'
import { clubFontLabel } from '#graphic/template/club-font-label.ts'
import classes from './fonts.module.css'
import { Specimen } from './specimen.tsx'

export function FontRow({ font, onDelete }: { font: Font; onDelete: () => void }) {
  const label = clubFontLabel(font)
  return (
    <>
      <Group gap="xs" wrap="nowrap" mih={44}>
        <Text className={classes.name}>{label}</Text>
        <ActionIcon aria-label={`Usuń czcionkę: ${label}`} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Specimen fontFamily={font.fontFamily} />
      {font.missingLetters !== '' && (
        <Text size="sm" c="dimmed" mt={4}>
          Brakuje w niej liter {[...font.missingLetters].join(' ')}. Na grafikach zastąpią je litery Arial.
        </Text>
      )}
    </>
  )
}
