import { Button, ColorInput, SegmentedControl, Stack, Text } from '@mantine/core'
import { DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { nearestInk } from '#domain/club/readable-ink.ts'
import type { ClubStyle, HandSetColours } from '#graphic/style/club-style.ts'
import { colourNotes } from '#graphic/style/colour-notes.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { useColoursOfCrest } from '#web/api/club-style.ts'
import { useClub } from '#web/club/use-club.ts'

interface ColourFieldsProps {
  style: ClubStyle
  look: LookName | null
  errors: Readonly<Record<string, string>>
  onChange: (change: Pick<ClubStyle, 'colours'>) => void
}

const HEX = /^#[0-9a-f]{6}$/i
const SOURCES = [
  { value: 'crest', label: 'Z herbu' },
  { value: 'hand', label: 'Własne' },
]

export function ColourFields({ style, look, errors, onChange }: ColourFieldsProps) {
  const ofCrest = useColoursOfCrest(useClub().crest).data ?? DEFAULT_CLUB_COLOURS
  const { colours } = style
  const choose = (source: string) => onChange({ colours: source === 'hand' ? { ...ofCrest, ink: null } : null })
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Skąd są kolory"
        fullWidth
        value={colours ? 'hand' : 'crest'}
        onChange={choose}
        data={SOURCES}
      />
      {colours ? (
        <HandSet colours={colours} errors={errors} onChange={(next) => onChange({ colours: next })} />
      ) : (
        <Text size="sm" c="dimmed">
          Kolory są odczytane z herbu i zmienią się razem z nim.
        </Text>
      )}
      <Notes colours={colours ?? { ...ofCrest, ink: null }} looks={look ? [look] : LOOK_NAMES} />
    </Stack>
  )
}

interface HandSetProps {
  colours: HandSetColours
  errors: Readonly<Record<string, string>>
  onChange: (colours: HandSetColours) => void
}

function HandSet({ colours, errors, onChange }: HandSetProps) {
  const { primary, ink } = colours
  const field = (name: keyof HandSetColours, label: string) => ({
    label,
    format: 'hex' as const,
    fixOnBlur: false,
    value: colours[name] ?? '',
    error: errors[`colours.${name}`],
    eyeDropperButtonProps: { 'aria-label': `${label}: pobierz z ekranu` },
    onChange: (value: string) => onChange({ ...colours, [name]: name === 'ink' && value === '' ? null : value }),
  })
  const isUnread = ink !== null && HEX.test(ink) && HEX.test(primary) && errors['colours.ink'] !== undefined
  const nearest = isUnread ? nearestInk(ink, primary) : null
  return (
    <>
      <ColorInput {...field('primary', 'Kolor główny')} />
      <ColorInput {...field('accent', 'Drugi kolor')} />
      <ColorInput
        {...field('ink', 'Kolor liter')}
        description="Na kolorze głównym. Puste: każdy wygląd dobiera czytelny sam."
        placeholder="dobiera wygląd"
      />
      {nearest && (
        <Button variant="light" onClick={() => onChange({ ...colours, ink: nearest })}>
          Użyj czytelnego {nearest}
        </Button>
      )}
    </>
  )
}

/** What a look has to change so that everything can be read. */
function Notes({ colours: { primary, accent, ink }, looks }: { colours: HandSetColours; looks: readonly LookName[] }) {
  if (!HEX.test(primary) || !HEX.test(accent) || (ink !== null && !HEX.test(ink))) return null
  const notes = colourNotes({ primary, accent }, ink, looks)
  return notes.map((note) => (
    <Text key={note} size="sm" c="dimmed">
      {note}
    </Text>
  ))
}
