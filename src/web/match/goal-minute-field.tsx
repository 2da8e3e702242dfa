import { TextInput } from '@mantine/core'
import { isMinute } from './goal-minute.ts'

interface GoalMinuteFieldProps {
  value: string
  onChange: (typed: string) => void
  /** The typing is over: the field was left, or Enter pressed. */
  onDone?: () => void
}

const MINUTE_MAX = 16

/** What does not look like a minute is questioned, not refused. */
export function GoalMinuteField({ value, onChange, onDone }: GoalMinuteFieldProps) {
  const isOdd = value.trim() !== '' && !isMinute(value)
  return (
    <TextInput
      label="Minuta"
      description={isOdd ? 'Zwykle wpisuje się np. 12 albo 45+2' : undefined}
      inputWrapperOrder={['label', 'input', 'description']}
      maxLength={MINUTE_MAX}
      autoComplete="off"
      enterKeyHint="done"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onDone}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone?.()
      }}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
