import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, focusInside, section, toast } from '#web/testing/hands.ts'
import { matchClub, score, sheet } from '#web/testing/match-club.ts'
import { openApp } from '#web/testing/open-app.tsx'

const ours = () => section('Gole: Orły Dębno')
const theirs = () => section('Gole: Iskra Żuławy')
const home = () => page.getByRole('textbox', { name: 'Bramki: Orły Dębno' })
const picker = () => sheet('Kto strzelił gola?')
const form = () => sheet('Dodaj strzelca')
const edit = () => sheet('Edytuj gola')
const gone = (part: ReturnType<typeof sheet>) => expect.element(part).not.toBeInTheDocument()

async function pick(name: RegExp): Promise<void> {
  await picker().getByRole('button', { name }).click()
  await gone(picker())
}

async function add(name: RegExp, minute: string): Promise<void> {
  await ours().getByRole('button', { name: 'Dodaj strzelca' }).click()
  await form()
    .getByRole('button', { name: /Wybierz strzelca/ })
    .click()
  await pick(name)
  await form().getByLabelText('Minuta', { exact: true }).fill(minute)
  await form().getByRole('button', { name: 'Dodaj', exact: true }).click()
  await gone(form())
}

test('the result: inputs, scorers added, edited, moved and taken out', async () => {
  openApp('/result', matchClub())
  await page.getByRole('radiogroup', { name: 'Rodzaj wyniku' }).getByText('Do przerwy', { exact: true }).click()
  await expectAccessible()
  for (const wrong of ['abc', '-3']) {
    await home().fill(wrong)
    await expect.element(home()).toHaveValue('0')
  }

  await ours().getByRole('button', { name: 'Dodaj strzelca' }).click()
  await form().getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect.element(toast('Brak strzelca')).toHaveTextContent('Wybierz strzelca bramki')
  await form().getByRole('button', { name: 'Anuluj' }).click()
  await gone(form())
  await add(/Jan Kos/, '12')
  await add(/Adam Bąk/, '30')
  await theirs().getByRole('button', { name: 'Dodaj gola przeciwnika' }).click()
  const opponents = sheet('Dodaj gola przeciwnika')
  const minute = opponents.getByLabelText('Minuta', { exact: true })
  expect(opponents.getByRole('button', { name: /Strzelec/ }).query()).toBeNull()
  await minute.fill('chyba 40')
  await expect.element(opponents.getByText('Zwykle wpisuje się np. 12 albo 45+2')).toBeVisible()
  await minute.fill("45+1'")
  await expectAccessible()
  await opponents.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect.element(score()).toHaveTextContent('2:1')
  await expect.element(home()).toHaveValue('2')
  await expect.element(theirs()).toHaveTextContent("45+1'Gol przeciwnika2:1")

  await ours()
    .getByRole('button', { name: /Przesuń wyżej: Adam Bąk/ })
    .click()
  const listed = ours().getByRole('listitem')
  await expect.element(listed.first()).toHaveTextContent("30'Adam Bąk1:0")
  await expect.element(listed.last()).toHaveTextContent("12'Jan Kos2:0")
  await expect.element(ours().getByRole('button', { name: /Przesuń niżej: Jan Kos/ })).toBeDisabled()

  await ours()
    .getByRole('button', { name: /Edytuj gola:.*Jan Kos/ })
    .click()
  await edit()
    .getByRole('button', { name: /Jan Kos/ })
    .click()
  await focusInside(picker())
  await userEvent.keyboard('{Escape}')
  await gone(picker())
  await expect.element(edit(), { message: 'Escape was for the picker' }).toBeVisible()
  await edit()
    .getByRole('button', { name: /Jan Kos/ })
    .click()
  await pick(/Olek Kos/)
  await edit().getByLabelText('Minuta', { exact: true }).fill('44')
  await edit().getByRole('button', { name: 'Zapisz' }).click()
  await expect.element(listed.last()).toHaveTextContent("44'Olek Kos2:0")

  await home().fill('3')
  await expect.element(section('Wynik')).toHaveTextContent('Lista strzelców daje 2:1, a wynik to 3:1.')
  await page.getByRole('button', { name: 'Ustaw wynik według strzelców' }).click()
  await expect.element(home()).toHaveValue('2')
  await expect.element(page.getByText(/Lista strzelców daje/)).not.toBeInTheDocument()

  await ours()
    .getByRole('button', { name: /Edytuj gola:.*Olek Kos/ })
    .click()
  await edit().getByRole('button', { name: 'Usuń gola' }).click()
  const question = sheet('Cofnij gola')
  await expect.element(question).toHaveTextContent("Olek Kos, 44'.")
  await focusInside(question)
  await userEvent.keyboard('{Escape}')
  await gone(question)
  await expect.element(edit()).toBeVisible()
  await edit().getByRole('button', { name: 'Usuń gola' }).click()
  await question.getByRole('button', { name: 'Cofnij gola' }).click()
  await gone(edit())
  await expect.element(score()).toHaveTextContent('1:1')
  await expect.element(listed).toHaveLength(1)
})

test('a score decided on paper is not typed over; penalties stand beside it, the hosts’ first', async () => {
  openApp('/result', matchClub({ ruling: { ours: 3, theirs: 0 }, shootout: { ours: 4, theirs: 3 }, isHome: false }))
  await expect.element(home()).toBeDisabled()
  await expect.element(page.getByText('Walkower: wynik jest przyznany.')).toBeVisible()
  await expect.element(section('Wynik')).toHaveTextContent('Rzuty karne 3:4')
})
