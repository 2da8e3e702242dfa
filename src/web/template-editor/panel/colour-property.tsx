import { Button, ColorInput } from '@mantine/core'
import { useState } from 'react'
import { useCrestColours } from '#web/club/use-crest-colours.ts'
import { colourHex, storedColour } from './colour-hex.ts'
import { MIXED_WORD } from './mixed.ts'
import classes from './properties.module.css'
import { useRecentColours } from './recent-colours.ts'

interface ColourPropertyProps {
  label: string
  /** Null where several differ. */
  value: string | null
  disabled?: boolean
  onChange: (value: string) => void
  onRest: () => void
}

const NEUTRALS = ['#ffffff', '#000000']
const HEX = /^#([0-9a-f]{6}|[0-9a-f]{8})$/i

/** Picker with transparency, the club's colours and the last used ones; the eyedropper is there where the browser has one. */
export function ColourProperty({ label, value, disabled, onChange, onRest }: ColourPropertyProps) {
  const club = useCrestColours()
  const [recent, remember] = useRecentColours()
  const [typed, setTyped] = useState<string | null>(null)
  const swatches = [
    ...new Set([club.primary, club.accent, ...NEUTRALS, ...recent].map((colour) => colour.toLowerCase())),
  ]
  const take = (hex: string) => {
    setTyped(hex)
    if (HEX.test(hex)) onChange(storedColour(hex.toLowerCase()))
  }
  const finish = (hex: string) => {
    if (HEX.test(hex)) remember(storedColour(hex.toLowerCase()))
    onRest()
  }
  return (
    <div className={classes.colour}>
      <ColorInput
        size="sm"
        label={label}
        format="hexa"
        value={typed ?? (value === null ? '' : colourHex(value))}
        placeholder={value === null ? MIXED_WORD : undefined}
        leftSection={value === null && typed === null ? <span className={classes.mixedColour} /> : undefined}
        swatches={swatches}
        swatchesPerRow={7}
        disabled={disabled}
        fixOnBlur={false}
        eyeDropperButtonProps={{ 'aria-label': `${label}: pobierz z ekranu` }}
        popoverProps={{ withinPortal: true, position: 'bottom-start' }}
        onChange={take}
        onChangeEnd={finish}
        onBlur={() => {
          setTyped(null)
          onRest()
        }}
      />
      <Button
        size="sm"
        variant="default"
        aria-label={`Brak: ${label}`}
        disabled={disabled || value === 'transparent'}
        onClick={() => {
          setTyped(null)
          onChange('transparent')
          onRest()
        }}
      >
        Brak
      </Button>
    </div>
  )
}
