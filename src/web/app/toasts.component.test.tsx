import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pass, stopClock } from '#web/testing/clock.ts'
import { toast } from '#web/testing/hands.ts'
import { bar, matchClub } from '#web/testing/match-club.ts'
import { letToastsGo, openApp } from '#web/testing/open-app.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

test('a toast stays for five seconds, and there is one at a time', async () => {
  openApp('/lineup', matchClub())
  await expect.element(bar()).toHaveTextContent('Iskra Żuławy')
  stopClock()
  letToastsGo()
  toastSuccess('Ustawienia zapisane')
  await expect.element(toast('Ustawienia zapisane')).toBeVisible()
  toastFailure('Błąd zapisywania', 'Brak połączenia')
  await expect.element(toast('Błąd zapisywania')).toBeVisible()
  await expect.element(toast('Ustawienia zapisane')).not.toBeInTheDocument()
  await pass(4_900)
  await expect.element(toast('Błąd zapisywania')).toBeVisible()
  await pass(500)
  await expect.element(page.bySelector('.mantine-Notification-root')).not.toBeInTheDocument()
})
