import { NativeSelect } from '@mantine/core'
import type { Font } from '#contract/font.ts'
import { choiceLabel } from '#graphic/scene/font-choices.ts'
import { isClubFont } from '#graphic/template/club-font.ts'
import { clubFontLabel } from '#graphic/template/club-font-label.ts'
import { FONT_FAMILIES } from '#graphic/template/fields.ts'
import { useFonts } from '#web/api/fonts.ts'
import { MIXED_OPTION } from './mixed.ts'

interface FontPropertyProps {
  label: string
  /** Null where several differ. */
  value: string | null
  disabled: boolean
  onChange: (value: unknown) => void
  onRest: () => void
}

const BUILT_IN = FONT_FAMILIES.map((family) => ({ value: family, label: choiceLabel('fontFamily', family, family) }))

/** The club's own first; one that is gone stays chosen until another is. */
function optionsOf(fonts: readonly Font[], value: string | null) {
  const mixed = value === null ? [MIXED_OPTION] : []
  const own = fonts.map((font) => ({ value: font.fontFamily, label: clubFontLabel(font) }))
  const isGone = value !== null && isClubFont(value) && !own.some((option) => option.value === value)
  const shown = isGone ? [{ value, label: 'Czcionka usunięta (jak Arial)' }, ...own] : own
  if (shown.length === 0) return [...mixed, ...BUILT_IN]
  return [...mixed, { group: 'Czcionki klubu', items: shown }, { group: 'Pozostałe', items: BUILT_IN }]
}

export function FontProperty({ label, value, disabled, onChange, onRest }: FontPropertyProps) {
  const fonts = useFonts()
  return (
    <NativeSelect
      size="sm"
      label={label}
      disabled={disabled}
      data={optionsOf(fonts.data ?? [], value)}
      value={value ?? ''}
      onChange={(event) => {
        onChange(event.currentTarget.value)
        onRest()
      }}
    />
  )
}
