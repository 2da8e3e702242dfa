import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isWallDay, longDate } from '#domain/match/wall-date.ts'

interface DateFieldProps {
  label: string
  /** `YYYY-MM-DD` */
  value: string | null
  onChange: (date: string | null) => void
}

/** A day that is being typed goes through the year 0202 on its way to 2026: it is taken when it is a day of football. */
export function DateField({ label, value, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    const isDone = text === '' || isWallDay(text)
    setTyped(isDone ? null : text)
    if (isDone) onChange(text || null)
  }
  return (
    <TextInput
      type="date"
      label={label}
      // The browser's own field writes the day in the order of its language.
      description={longDate(value) || undefined}
      inputWrapperOrder={['label', 'input', 'description']}
      value={typed ?? value ?? ''}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
