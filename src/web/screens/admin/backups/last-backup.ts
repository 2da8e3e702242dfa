import type { Backup } from '#contract/backup.ts'
import { formatDateTime } from '#web/ui/date-time.ts'

/** What stands above the list: it must never contradict the list. `listed`: newest first; left out, not known yet. */
export function lastBackup(
  madeAt: string | null,
  listed: readonly Pick<Backup, 'date'>[] | undefined,
  isNightly: boolean,
): { isFine: boolean; text: string } {
  const orWait = isNightly ? ' albo poczekaj do nocy' : ''
  const [newest] = listed ?? []
  if (listed && !newest) {
    const text = madeAt ? 'Nie ma już żadnej kopii. Zrób nową' : 'Nie ma jeszcze żadnej kopii. Zrób pierwszą'
    return { isFine: false, text: `${text}${orWait}.` }
  }
  if (madeAt) return { isFine: true, text: `Ostatnia udana kopia: ${formatDateTime(madeAt)}.` }
  const known = newest ? ` Najnowsza z listy jest z ${formatDateTime(newest.date)}.` : ''
  return { isFine: false, text: `Tutaj nie zrobiono jeszcze kopii.${known}` }
}
