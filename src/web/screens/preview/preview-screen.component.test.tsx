import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, toast } from '#web/testing/hands.ts'
import { matchClub } from '#web/testing/match-club.ts'
import { openApp } from '#web/testing/open-app.tsx'

test('without a graphic there is nothing to download, and the way to one', async () => {
  const { history } = openApp('/preview', matchClub())
  for (const [tab, link, path] of [
    ['Skład', 'Przejdź do składu', '/lineup'],
    ['Strzelcy', 'Przejdź do strzelców', '/scorer'],
    ['Wynik', 'Przejdź do wyniku', '/result'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect.element(page.getByRole('button', { name: 'Pobierz' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Udostępnij' })).toBeDisabled()
    await page.getByRole('button', { name: /Brak grafiki/ }).click()
    await expect.element(toast('Brak grafiki')).toHaveTextContent('Najpierw wygeneruj grafikę w odpowiedniej zakładce')
    await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click()
    await expect.element(toast('Brak grafiki')).not.toBeInTheDocument()
    await page.getByRole('link', { name: link }).click()
    await expect.poll(() => history.location.pathname).toBe(path)
    await page.getByRole('navigation').getByRole('link', { name: 'Podgląd' }).click()
  }
  await expectAccessible()
})

test('graphics that do not load say so and can be asked for again', async () => {
  const club = matchClub()
  const mend = club.refuse('GET /api/matches/:id/graphics', 500, 'Awaria bazy')
  openApp('/preview', club)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Awaria bazy')
  mend()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect.element(page.getByRole('button', { name: /Brak grafiki/ })).toBeVisible()
})
