import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ClubStandIn, EWA } from '#web/testing/club-stand-in.ts'
import { expectAccessible } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'

const STAFF_SCREENS = ['/matches', '/scorer', '/result', '/preview']
const ADMIN_SCREENS = ['/admin', '/admin/players', '/admin/opponents', '/admin/templates', '/admin/template-editor/7']
const MORE_ADMIN_SCREENS = ['/admin/template-editor/siedem', '/admin/backups', '/admin/settings', '/admin/users']

const heading = (name: string) => page.getByRole('heading', { name }).first()

const clubOf = (user: ClubStandIn['user']): ClubStandIn => Object.assign(new ClubStandIn(), { user })

test('a visitor is sent to sign in from every screen that is not public', async () => {
  const club = clubOf(null)
  for (const path of [...STAFF_SCREENS, ...ADMIN_SCREENS, ...MORE_ADMIN_SCREENS]) {
    const { history } = openApp(path, club)
    await expect.poll(() => history.location.pathname, { message: path }).toBe('/auth')
  }
  const { history } = openApp('/lineup', club)
  await page.getByRole('link', { name: 'Zaloguj się' }).click()
  await expect.poll(() => history.location.pathname).toBe('/auth')
  expect(page.getByRole('button', { name: 'Wyloguj' }).query()).toBeNull()
})

test('a user is sent home from the panel and from signing in', async () => {
  const club = clubOf(EWA)
  for (const path of [...ADMIN_SCREENS, ...MORE_ADMIN_SCREENS, '/auth']) {
    const { history } = openApp(path, club)
    await expect.poll(() => history.location.pathname, { message: path }).toBe('/')
  }
  await expect.element(heading('Skład')).toBeVisible()
  expect(page.getByRole('link', { name: 'Panel administratora' }).query()).toBeNull()
})

test('an unknown address says so to anybody, also under /admin', async () => {
  const club = clubOf(null)
  for (const path of ['/nie/ma', '/admin/nie-ma', '/lineup/7']) {
    const { history } = openApp(path, club)
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    expect(history.location.pathname).toBe(path)
  }
  await page.getByRole('link', { name: 'Wróć na stronę główną' }).click()
  await expect.element(heading('Skład')).toBeVisible()
})

test('nobody is sent away before the session is known, nor because it could not be read', async () => {
  const club = clubOf(EWA)
  const answer = club.hold('GET /api/user')
  const { history } = openApp('/scorer', club)
  await expect.element(page.getByRole('status', { name: 'Wczytywanie' })).toBeVisible()
  expect(history.location.pathname).toBe('/scorer')
  answer()
  await expect.element(heading('Strzelec gola')).toBeVisible()

  const mend = club.refuse('GET /api/user', 503, 'Przerwa techniczna')
  const second = openApp('/scorer', club)
  await expect.element(page.getByRole('alert')).toHaveTextContent('503: Przerwa techniczna')
  expect(second.history.location.pathname).toBe('/scorer')
  await expectAccessible()
  mend()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect.element(heading('Strzelec gola')).toBeVisible()
})

test('the tabs mark the screen, and back leads back, or home for who came straight in', async () => {
  const { history } = openApp('/preview', clubOf(EWA))
  const back = page.getByRole('button', { name: 'Wstecz' })
  await back.click()
  await expect.poll(() => history.location.pathname).toBe('/')
  const tabs = page.getByRole('navigation', { name: 'Ekrany meczowe' })
  const current = tabs.bySelector('[aria-current=page]')
  await expect.element(current).toHaveTextContent('Skład')
  await tabs.getByRole('link', { name: 'Strzelcy' }).click()
  await expect.element(heading('Strzelec gola')).toBeVisible()
  await tabs.getByRole('link', { name: 'Wynik' }).click()
  await expect.element(heading('Wynik meczu')).toBeVisible()
  await back.click()
  await expect.element(heading('Strzelec gola')).toBeVisible()
  await expect.element(current).toHaveTextContent('Strzelcy')
})
