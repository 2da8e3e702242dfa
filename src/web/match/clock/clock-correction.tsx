import { Button, Text, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { type MatchClock, playedMs } from '#domain/match/clock.ts'
import { plainTime } from '#domain/match/clock-text.ts'
import { settableTime } from '#domain/match/set-clock.ts'
import { typedClockTime } from '#domain/match/typed-clock-time.ts'
import { setMatchMinute, shiftMatchClock } from '#web/match-store/correct-match-clock.ts'
import classes from './clock-correction.module.css'

interface Typed {
  minute: string
  second: string
}

/** The fields follow the clock until somebody writes into them. */
export function ClockCorrection({ clock, now }: { clock: MatchClock; now: number }) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const heading = useId()
  const hint = useId()
  const settable = settableTime(clock)
  const [minute = '', second = ''] = plainTime(playedMs(clock, now)).split(':')
  const shown = typed ?? { minute, second }
  const time = settable && typedClockTime(shown.minute, shown.second, settable)
  const isWrong = settable !== null && time === null
  const set = (event: FormEvent) => {
    event.preventDefault()
    if (!typed || !time) return
    setMatchMinute(time.minute, time.seconds)
    setTyped(null)
  }
  const shift = (minutes: number) => {
    setTyped(null)
    shiftMatchClock(minutes)
  }
  const field = (name: keyof Typed, label: string, maxLength: number) => (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={maxLength}
      classNames={{ input: classes.input ?? '' }}
      value={shown[name]}
      error={isWrong}
      aria-describedby={hint}
      onChange={(event) => setTyped({ ...shown, [name]: event.currentTarget.value })}
      onFocus={(event) => {
        setTyped(shown)
        event.currentTarget.select()
      }}
    />
  )
  return (
    <form noValidate onSubmit={set}>
      <fieldset className={classes.fields} disabled={!settable} aria-labelledby={heading}>
        <div className={classes.wide}>
          <Text id={heading} fw={600}>
            Popraw czas
          </Text>
          <Text id={hint} size="sm" c={isWrong ? 'error' : 'dimmed'} aria-live="polite">
            {settable
              ? `W tej części meczu od ${settable.from}:00 do ${settable.until - 1}:59`
              : 'Mecz już trwa? Uruchom zegar, a potem popraw czas.'}
          </Text>
        </div>
        <Button variant="default" px="sm" onClick={() => shift(-1)}>
          −1 min
        </Button>
        {field('minute', 'Minuta', 3)}
        {field('second', 'Sekunda', 2)}
        <Button variant="default" px="sm" onClick={() => shift(1)}>
          +1 min
        </Button>
        <Button type="submit" variant="default" className={classes.wide ?? ''} disabled={!typed || !time}>
          Ustaw czas
        </Button>
      </fieldset>
    </form>
  )
}
