import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { hasBegun, isOver, matchStatus } from '#domain/match/current-match.ts'
import { abandoned, backOnCourse, cancelled, postponed } from '#domain/match/match-course.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { StatePart } from './state-part.tsx'

interface ChoiceProps {
  matchKey: MatchKey
}

/** Each is shown where it can happen: a match that has begun is not put off, one that has not is not broken off. */
export function CourseChoice({ matchKey }: ChoiceProps) {
  const status = useMatchOf(matchKey, matchStatus)
  const course = useMatchOf(matchKey, (match) => match.course)
  if (course === 'cancelled' || course === 'abandoned') {
    return (
      <StatePart title="Przebieg">
        <Button variant="default" onClick={() => changeMatch(backOnCourse, 'now', matchKey)}>
          {course === 'cancelled' ? 'Przywróć mecz' : 'Mecz jednak nie został przerwany'}
        </Button>
      </StatePart>
    )
  }
  if (hasBegun(status)) {
    if (isOver(status)) return null
    return (
      <StatePart title="Przebieg" note="Zegar stanie w tej minucie, a wynik i zdarzenia zostaną.">
        <Button
          variant="default"
          onClick={() => changeMatch((match) => abandoned(match, serverNow()), 'now', matchKey)}
        >
          Przerwij mecz
        </Button>
      </StatePart>
    )
  }
  return <Postponing matchKey={matchKey} />
}

function Postponing({ matchKey }: ChoiceProps) {
  const isPostponed = useMatchOf(matchKey, (match) => match.course === 'postponed')
  const [matchDate, setDate] = useState<string | null>(null)
  const [matchTime, setTime] = useState<string | null>(null)
  const postpone = (kickOff: Parameters<typeof postponed>[1]) => {
    changeMatch((match) => postponed(match, kickOff), 'now', matchKey)
    setDate(null)
    setTime(null)
  }
  return (
    <>
      <StatePart title={isPostponed ? 'Nowy termin' : 'Przełóż'}>
        <Group grow align="flex-start">
          <DateField label="Nowa data" value={matchDate} onChange={setDate} />
          <TimeField label="Nowa godzina" value={matchTime} onChange={setTime} />
        </Group>
        <Group grow>
          <Button disabled={matchDate === null} onClick={() => matchDate && postpone({ matchDate, matchTime })}>
            Zapisz termin
          </Button>
          {!isPostponed && (
            <Button variant="default" onClick={() => postpone(null)}>
              Termin nieznany
            </Button>
          )}
        </Group>
      </StatePart>
      <StatePart title="Odwołaj">
        <Button variant="default" onClick={() => changeMatch(cancelled, 'now', matchKey)}>
          Odwołaj mecz
        </Button>
      </StatePart>
    </>
  )
}
