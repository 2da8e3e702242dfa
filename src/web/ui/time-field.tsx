import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isWholeTime, tidyTime } from '#domain/match/typed-time.ts'

interface TimeFieldProps {
  label: string
  /** `HH:MM` */
  value: string | null
  onChange: (time: string | null) => void
}

const MAX_LENGTH = 8

/** 24 hours in every browser; the browser's own field follows its language, AM and PM included. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const take = (time: string | null) => {
    onChange(time)
    setTyped(null)
  }
  const type = (text: string) => {
    if (text.trim() === '') take(null)
    else if (isWholeTime(text)) take(tidyTime(text))
    else setTyped(text)
  }
  const leave = () => {
    const time = tidyTime(typed ?? '')
    if (time) take(time)
    setLeft(true)
  }
  return (
    <TextInput
      label={label}
      placeholder="15:00"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={MAX_LENGTH}
      value={typed ?? value ?? ''}
      error={isLeft && typed !== null && 'Podaj godzinę od 00:00 do 23:59'}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        setLeft(false)
        event.currentTarget.select()
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
