import { followedName } from '#domain/lineup/name-direction.ts'
import { minuteOf } from '#domain/match/events/minute.ts'
import { joined, minuteWords, scoreLine } from '../../words.ts'
import type { Change, SubstitutionView } from './view.ts'

const isSeveral = ({ changes }: SubstitutionView): boolean => changes.length > 1

export const substitutionHeading = (view: SubstitutionView): string =>
  `${isSeveral(view) ? 'ZMIANY' : 'ZMIANA'}${view.isOurs ? '' : ' RYWALI'}`

/** `45+2'` is the second minute added to the 45th: it has no ordinal of its own. */
function inMinute(minute: string | null): string {
  const read = minute ? minuteOf(minute) : null
  if (!read) return ''
  return read.added > 0 ? ` (${minute})` : ` w ${read.minute}. minucie`
}

const BULLET = { on: '🔼', off: '🔽' } as const

const changeLine = ({ on, off }: Change): string =>
  [on && `${BULLET.on} ${followedName(on.name)}`, off && `${BULLET.off} ${followedName(off.name)}`]
    .filter(Boolean)
    .join(' ')

const nameOf = (view: SubstitutionView): string =>
  `${isSeveral(view) ? 'Zmiany' : 'Zmiana'}${view.isOurs ? '' : ' u rywali'}`

export const substitutionCaption = (view: SubstitutionView): string[] => [
  `🔄 ${nameOf(view)}${inMinute(view.minute)}`,
  ...view.changes.map(changeLine),
  scoreLine(view),
]

const spoken = ({ on, off }: Change): string =>
  joined([on && `Wchodzi: ${followedName(on.name)}`, off && `schodzi: ${followedName(off.name)}`])

export const substitutionAltText = (view: SubstitutionView): string[] => [
  joined([`Grafika: ${nameOf(view).toLocaleLowerCase('pl')}`, minuteWords(view.minute)]),
  ...view.changes.map(spoken),
  `Wynik: ${scoreLine(view)}`,
]
