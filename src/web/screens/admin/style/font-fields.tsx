import { Select, Stack, Text } from '@mantine/core'
import type { Face } from '#graphic/scene/faces.ts'
import type { ClubStyle } from '#graphic/style/club-style.ts'
import { FACE_LABELS } from '#graphic/style/face-labels.ts'
import { clubFontLabel } from '#graphic/template/club-font-label.ts'
import { useFonts } from '#web/api/fonts.ts'

const OF_LOOK = 'look'

interface FontFieldsProps {
  fonts: ClubStyle['fonts']
  onChange: (fonts: ClubStyle['fonts']) => void
}

/** Of the club's own first: who has put in a font, has done so for this. */
export function FontFields({ fonts, onChange }: FontFieldsProps) {
  const own = (useFonts().data ?? []).map((font) => ({ value: font.fontFamily, label: clubFontLabel(font) }))
  const builtIn = FACE_LABELS.map(({ face, label }) => ({ value: face as string, label }))
  const data = [
    { value: OF_LOOK, label: 'Czcionki wyglądu' },
    ...(own.length > 0 ? [{ group: 'Czcionki klubu', items: own }] : []),
    { group: 'Wbudowane', items: builtIn },
  ]
  const field = (name: keyof ClubStyle['fonts'], label: string) => (
    <Select
      label={label}
      data={data}
      value={fonts[name] ?? OF_LOOK}
      allowDeselect={false}
      onChange={(value) => onChange({ ...fonts, [name]: (value === OF_LOOK ? null : value) as Face | null })}
    />
  )
  return (
    <Stack gap="sm">
      {field('display', 'Nagłówki, nazwiska i cyfry')}
      {field('text', 'Pozostałe teksty')}
      {own.length === 0 && (
        <Text size="sm" c="dimmed">
          Własną czcionkę klubu dodasz w Ustawieniach.
        </Text>
      )}
    </Stack>
  )
}
