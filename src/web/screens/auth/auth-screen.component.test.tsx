import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loginRequest, registerRequest } from '#contract/account.ts'
import { ownSessionList } from '#contract/own-session.ts'
import { userSchema } from '#contract/user.ts'
import { holdClock, pass, stopClock } from '#web/testing/clock.ts'
import { ClubStandIn, EWA } from '#web/testing/club-stand-in.ts'
import { expectAccessible, toast } from '#web/testing/hands.ts'
import { LiveStandIn } from '#web/testing/live-stand-in.ts'
import { openApp } from '#web/testing/open-app.tsx'
import { Refusal } from '#web/testing/server-stand-in.ts'

const BANNER = 'Rejestracja nowych użytkowników jest obecnie wyłączona. Skontaktuj się z administratorem.'
const username = () => page.getByLabelText('Nazwa użytkownika')
const password = () => page.getByLabelText('Hasło', { exact: true })
const signIn = () => page.getByRole('button', { name: 'Zaloguj się' })
const signUp = () => page.getByRole('button', { name: 'Zarejestruj się' })

function closedDoor(): ClubStandIn {
  const club = new ClubStandIn()
  club.user = null
  club.on('POST /api/login', userSchema, ({ body }) => {
    if (loginRequest.parse(body).password !== 'sekret-456')
      throw new Refusal(401, { message: 'Nieprawidłowa nazwa użytkownika lub hasło' })
    club.user = EWA
    return EWA
  })
  club.on('POST /api/register', userSchema, ({ body }) => {
    registerRequest.parse(body)
    throw new Refusal(409, { message: 'Nazwa użytkownika jest już zajęta' })
  })
  return club
}

test('empty fields and a wrong password are explained', async () => {
  const { history } = openApp('/auth', closedDoor())
  await signIn().click()
  await expect.element(page.getByText('Nazwa użytkownika jest wymagana')).toBeVisible()
  await expect.element(page.getByText('Hasło jest wymagane')).toBeVisible()
  await expect.element(username()).toHaveFocus()
  await expectAccessible()

  await username().fill('Ewa')
  await password().fill('nie-to-haslo')
  await signIn().click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Błąd logowania' }))
    .toHaveTextContent('401: Nieprawidłowa nazwa użytkownika lub hasło')
  expect(history.location.pathname).toBe('/auth')
  await expect.element(signIn()).toBeEnabled()
})

test('the redirect leaves half a second to read the toast, and the button stays disabled until then', async () => {
  const club = closedDoor()
  const answer = club.hold('POST /api/login')
  const { history } = openApp('/auth', club)
  await username().fill('Ewa')
  await password().fill('sekret-456')
  const submit = page.bySelector('button[type=submit]')
  stopClock()
  await submit.click()
  await expect.element(submit).toBeDisabled()
  answer()
  await expect.poll(() => club.user).toBe(EWA)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await pass(499)
  expect(history.location.pathname).toBe('/auth')
  await expect.element(toast('Logowanie pomyślne')).toHaveTextContent('Witaj, Ewa!')
  await expect.element(submit).toBeDisabled()
  await pass(1)
  await expect.poll(() => history.location.pathname).toBe('/')
})

test('the sign-up form names each mistake and sends nothing', async () => {
  const club = closedDoor()
  openApp('/auth', club)
  await signUp().click()
  await expect.element(page.getByText('Minimum 6 znaków')).toBeVisible()
  await username().fill('Nowy')
  await password().fill('krótk')
  await signUp().click()
  await expect.element(page.getByText('Hasło musi mieć minimum 6 znaków')).toBeVisible()
  await expect.element(page.getByText('Potwierdź hasło')).toHaveLength(2)
  await password().fill('Hasło123')
  await expect.element(page.getByText('Bardzo częste hasło, łatwo je zgadnąć.')).toBeVisible()
  await password().fill('wystarczy')
  await page.getByLabelText('Potwierdź hasło').fill('inne-hasło')
  await signUp().click()
  await expect.element(page.getByText('Hasła muszą być identyczne')).toBeVisible()
  await expectAccessible()
  await expect.poll(() => club.sent).toEqual([])

  await page.getByLabelText('Potwierdź hasło').fill('wystarczy')
  await signUp().click()
  await expect.element(toast('Błąd rejestracji')).toHaveTextContent('409: ')
})

test('registration switched off elsewhere turns an open sign-up into the login form', async () => {
  const club = closedDoor()
  holdClock()
  openApp('/auth', club)
  const tab = page.getByRole('tab', { name: 'Rejestracja' })
  await tab.click()
  await expect.element(page.getByLabelText('Potwierdź hasło')).toBeVisible()
  club.set('disableRegistration', 'true')
  await pass(2_000)
  await expect.element(page.getByText(BANNER)).toBeVisible()
  await expect.element(tab).not.toBeInTheDocument()
  await expect.element(signUp()).not.toBeInTheDocument()
  await expect.element(signIn()).toBeVisible()
  await expectAccessible()
  club.set('disableRegistration', 'false')
  await pass(2_000)
  await expect.element(tab).toBeVisible()
  await expect.element(page.getByText(BANNER)).not.toBeInTheDocument()
})

test('while the flag cannot be read, registration is offered and the fault is only logged', async () => {
  const logged = vi.spyOn(console, 'error')
  const club = closedDoor()
  club.refuse('GET /api/settings', 500, 'Awaria')
  openApp('/auth', club)
  await expect.element(page.getByRole('tab', { name: 'Rejestracja' })).toBeVisible()
  await expect.poll(() => logged.mock.calls.join('\n')).toContain('Nie udało się pobrać ustawień')
  expect(page.bySelector('.mantine-Notification-root').query()).toBeNull()
  logged.mockRestore()
})

test('the side panel is for wide screens only', async () => {
  openApp('/auth', closedDoor())
  await expect.element(page.getByRole('heading', { name: 'Jedenastka' })).toBeVisible()
  await expect.element(page.getByText('Grafiki strzelców bramek')).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(page.getByText('Grafiki strzelców bramek')).not.toBeVisible()
})

test('a failed logout is told and keeps the person where he is', async () => {
  const club = new ClubStandIn()
  club.cutOff('POST /api/logout')
  const { history } = openApp('/result', club)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Błąd wylogowania' }))
    .toHaveTextContent('Brak połączenia')
  expect(history.location.pathname).toBe('/result')
})

test('logging out says so and leads to the login form', async () => {
  const club = new ClubStandIn()
  club.on('POST /api/logout', null, () => {
    club.user = null
  })
  const { history } = openApp('/lineup', club)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect.element(toast('Wylogowano')).toHaveTextContent('Zostałeś pomyślnie wylogowany.')
  await expect.poll(() => history.location.pathname).toBe('/auth')
  expect(LiveStandIn.opened.size).toBe(0)
})

test('one’s own password is changed, and what is wrong with it is told', async () => {
  const club = new ClubStandIn()
  club.on('GET /api/user/sessions', ownSessionList, () => [])
  club.on('PUT /api/user/password', null, ({ body }) => {
    if (body.currentPassword !== 'sekret-789') throw new Refusal(403, { message: 'Obecne hasło jest nieprawidłowe' })
  })
  openApp('/lineup', club)
  await page.getByRole('button', { name: 'Konto' }).click()
  const account = page.getByRole('dialog', { name: 'Twoje konto' })
  const field = (label: string) => account.getByLabelText(label, { exact: true })
  const fill = async (current: string, next: string, again: string) => {
    await field('Obecne hasło').fill(current)
    await field('Nowe hasło').fill(next)
    await field('Potwierdź nowe hasło').fill(again)
    await account.getByRole('button', { name: 'Zmień hasło' }).click()
  }
  await expect.element(account).toHaveTextContent('Anna')
  await fill('', 'krótk', 'inne')
  await expect.element(account).toHaveTextContent('Hasło jest wymagane')
  await expect.element(account).toHaveTextContent('Hasło musi mieć co najmniej 6 znaków')
  await fill('nie-to-haslo', 'wystarczy', 'inne-hasło')
  await expect.element(account).toHaveTextContent('Hasła muszą być identyczne')
  await expectAccessible()
  await fill('nie-to-haslo', 'wystarczy', 'wystarczy')
  await expect.element(toast('Błąd zmiany hasła')).toHaveTextContent('Obecne hasło jest nieprawidłowe')
  await expect.element(account).toHaveTextContent('Bezpieczniejsze ma co najmniej 10 znaków.')
  await field('Nowe hasło').fill('anna-na-bramce')
  await expect.element(account).toHaveTextContent('Hasło zawiera nazwę użytkownika.')
  await field('Nowe hasło').fill('rower-okno-trawa')
  await expect.element(account).toHaveTextContent('Minimum 6 znaków')
  await fill('sekret-789', 'wystarczy', 'wystarczy')
  await expect.element(toast('Hasło zmienione')).toBeVisible()
  await expect.element(account).not.toBeInTheDocument()
})
