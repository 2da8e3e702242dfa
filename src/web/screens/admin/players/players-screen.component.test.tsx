import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { playerSchema } from '#contract/player.ts'
import { playerChange, playerData } from '#contract/player-data.ts'
import { ClubStandIn, player } from '#web/testing/club-stand-in.ts'
import { expectAccessible, focusInside, toast } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'
import { pictureFile } from '#web/testing/picture-files.ts'

const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
const entry = (name: string) => page.bySelector('tbody tr').filter({ hasText: name })
const button = (name: string, place: Pick<Locator, 'getByRole'> = page) =>
  place.getByRole('button', { name, exact: true })
const addForm = () => page.getByRole('region', { name: 'Dodaj zawodnika' })
const editForm = () => page.getByRole('region', { name: 'Edytuj zawodnika' })
const cropDialog = () => page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })
const closed = (part: Locator) => expect.element(part).not.toBeInTheDocument()

/** With a server that keeps what it is sent. */
function squadOf(...players: ReturnType<typeof player>[]): ClubStandIn {
  const club = new ClubStandIn()
  club.players = players
  const change = (id: number, data: object) => {
    const changed = { ...player(id, '', 1, null), ...club.players.find((each) => each.id === id), ...data }
    club.players = [...club.players.filter((each) => each.id !== id), changed]
    return changed
  }
  club.on('POST /api/players', playerSchema, ({ body }) =>
    change(club.players.length + 1, { ...playerData.parse(JSON.parse(body.playerData)), lineupImage: PHOTO }),
  )
  club.on('PUT /api/players/:id', playerSchema, ({ params, body }) =>
    change(Number(params.id), playerChange.parse(JSON.parse(body.playerData))),
  )
  club.on('DELETE /api/players/:id', null, ({ params }) => {
    club.players = club.players.filter(({ id }) => id !== Number(params.id))
  })
  return club
}

async function openPlayers(club: ClubStandIn): Promise<void> {
  openApp('/admin/players', club)
  await expect.element(page.getByRole('heading', { name: 'Zarządzanie zawodnikami' })).toBeVisible()
  await closed(page.getByRole('status', { name: 'Wczytywanie zawodników' }))
}

async function fillNames(form: Locator, firstName: string, lastName: string, number: string): Promise<void> {
  await form.getByLabelText('Imię').fill(firstName)
  await form.getByLabelText('Nazwisko').fill(lastName)
  await form.getByLabelText('Numer').fill(number)
}

async function choosePhoto(form: Locator, label: string, how: 'Użyj całego' | 'Zastosuj'): Promise<void> {
  const photo = await pictureFile({ width: 400, height: 500, name: 'zdjecie.jpg', type: 'image/jpeg' })
  await form.getByLabelText(label, { exact: true }).upload(photo)
  await button(how, cropDialog()).click()
  await expect.element(form.getByRole('img', { name: `Podgląd: ${label}` })).toBeVisible()
}

test('the first player is added, with a photo for the line-up and one for his goals', async () => {
  const club = squadOf()
  await openPlayers(club)
  await expect.element(page.getByText('Brak zawodników')).toBeVisible()
  await expect.element(button('Wklej listę')).toBeVisible()
  await button('Dodaj zawodnika').click()
  await expect.element(addForm().getByLabelText('Imię')).toHaveFocus()
  await expect.element(addForm().getByText('Format: JPG, PNG, max 2MB')).toHaveLength(2)
  await expectAccessible()
  await fillNames(addForm(), 'Łukasz', 'Żółć', '10')
  await addForm().getByLabelText('Pozycja').click()
  await page.getByRole('option', { name: 'Napastnik' }).click()
  await choosePhoto(addForm(), 'Zdjęcie do składu', 'Zastosuj')
  await choosePhoto(addForm(), 'Zdjęcie strzelca', 'Użyj całego')
  const answer = club.hold('POST /api/players')
  await button('Dodaj', addForm()).click()
  await expect.element(addForm().getByRole('progressbar', { name: 'Postęp wysyłania' })).toBeInTheDocument()
  answer()
  await expect.element(toast('Zawodnik dodany')).toBeVisible()
  await closed(addForm())
  await expect.element(entry('Żółć')).toHaveTextContent('Napastnik')
  await expect.poll(() => club.players).toMatchObject([{ firstName: 'Łukasz', number: 10, position: 'Napastnik' }])
  const [sent] = club.sentTo('POST /api/players') as Record<'playerImage' | 'scorerImage', Blob>[]
  const shape = async (picture: Blob | undefined) => {
    const { width, height } = await createImageBitmap(picture ?? new Blob())
    return width / height
  }
  expect(await shape(sent?.playerImage), 'a square for the line-up').toBe(1)
  expect(await shape(sent?.scorerImage), 'the whole picture of the scorer').toBeCloseTo(0.8)
})

test('what is missing is said, and the first such field gets the focus', async () => {
  await openPlayers(squadOf(player(1, 'Ala Pierwsza', 1, null)))
  await button('Dodaj zawodnika').click()
  const number = () => addForm().getByLabelText('Numer')
  await addForm().getByLabelText('Imię').fill('Ola')
  await button('Dodaj', addForm()).click()
  await expect.element(toast('Nieprawidłowe dane')).toHaveTextContent('Wypełnij wszystkie wymagane pola')
  await expect.element(addForm().getByLabelText('Nazwisko')).toHaveFocus()
  await expect.element(addForm().getByText('Nazwisko: od 1 do 60 znaków')).toBeVisible()
  await expect.element(addForm().getByText('Numer: liczba całkowita od 1 do 999')).toBeVisible()
  await expectAccessible()

  await fillNames(addForm(), 'Ola', 'Bezzdjęciowa', '0')
  await button('Dodaj', addForm()).click()
  await expect.element(number()).toHaveFocus()
  await number().fill('1')
  await expect.element(number()).toHaveAccessibleDescription('Numer 1 ma już Ala Pierwsza.')
  await number().fill('7')
  await closed(addForm().getByText('ma już'))
  await button('Dodaj', addForm()).click()
  await expect.element(toast('Brak zdjęcia')).toHaveTextContent('Dodaj zdjęcie zawodnika do składu')
  await expect.element(addForm().getByLabelText('Zdjęcie do składu')).toHaveFocus()

  await button('Anuluj', addForm()).click()
  await closed(addForm())
  await button('Dodaj zawodnika').click()
  await expect.element(addForm().getByLabelText('Imię')).toHaveValue('')
  await expect.element(number()).toHaveValue('')
})

test('a player is edited, everything else waits meanwhile, and his scorer photo can go', async () => {
  const before = player(1, 'Jan Zmienny', 14, null, { lineupImage: PHOTO, scorerImage: PHOTO })
  const club = squadOf(before)
  await openPlayers(club)
  await button('Edytuj zawodnika Jan Zmienny').click()
  const waiting = ['Dodaj zawodnika', 'Wklej listę', 'Dodaj zdjęcia', 'Edytuj zawodnika Jan Zmienny']
  for (const name of [...waiting, 'Usuń zawodnika Jan Zmienny']) await expect.element(button(name)).toBeDisabled()
  await expect.element(editForm().getByLabelText('Numer')).toHaveValue('14')
  expect(page.getByLabelText('Drużyna').query(), 'with one team there is no word of teams').toBeNull()
  expect(editForm().getByText('Drużyny').query()).toBeNull()
  const current = editForm().getByRole('img', { name: 'Obecnie: Zdjęcie strzelca' })
  await expect.element(current).toBeVisible()
  await expectAccessible()
  await editForm().getByLabelText('Imię').fill('Janusz')
  await editForm().getByLabelText('Pozycja').fill('libero')
  await button('Usuń zdjęcie', editForm()).click()
  await closed(current)
  await button('Zapisz zmiany', editForm()).click()
  await expect.element(toast('Zawodnik zaktualizowany')).toBeVisible()
  await closed(editForm())
  await expect.element(entry('Janusz Zmienny')).toHaveTextContent('libero')
  await expect
    .poll(() => club.players)
    .toMatchObject([{ ...before, firstName: 'Janusz', position: 'libero', scorerImage: null }])
})

test('a player is deleted only after the question is answered', async () => {
  await openPlayers(squadOf(player(1, 'Kuba Zbędny', 77, null)))
  await button('Usuń zawodnika Kuba Zbędny').click()
  const question = page.getByRole('dialog', { name: 'Usuń zawodnika' })
  await expect
    .element(question)
    .toHaveTextContent('Czy na pewno chcesz usunąć zawodnika „Kuba Zbędny”? Ta operacja jest nieodwracalna.')
  await expect.element(question).toHaveTextContent('Rozegrane mecze zachowają jego nazwisko.')
  await expectAccessible()
  await focusInside(question)
  await userEvent.keyboard('{Escape}')
  await closed(question)
  await expect.element(entry('Zbędny')).toBeVisible()

  await button('Usuń zawodnika Kuba Zbędny').click()
  await button('Usuń', question).click()
  await expect.element(toast('Zawodnik usunięty')).toBeVisible()
  await closed(entry('Zbędny'))
})

test('each refusal of the server stands in the toast under its title', async () => {
  const club = squadOf(player(1, 'Ewa Odporna', 33, null))
  club.refuse('POST /api/players', 400, 'Za mało miejsca na dysku')
  club.refuse('PUT /api/players/:id', 400, 'Ktoś ją właśnie zmienił')
  club.refuse('DELETE /api/players/:id', 400, 'Gra w tym meczu')
  await openPlayers(club)
  await button('Dodaj zawodnika').click()
  await fillNames(addForm(), 'Iga', 'Niedodana', '34')
  await choosePhoto(addForm(), 'Zdjęcie do składu', 'Użyj całego')
  await button('Dodaj', addForm()).click()
  await expect.element(toast('Błąd dodawania zawodnika')).toHaveTextContent('Za mało miejsca na dysku')
  await expect.element(addForm().getByLabelText('Nazwisko')).toHaveValue('Niedodana')
  await button('Anuluj', addForm()).click()

  await button('Edytuj zawodnika Ewa Odporna').click()
  await button('Zapisz zmiany', editForm()).click()
  await expect.element(toast('Błąd aktualizacji zawodnika')).toHaveTextContent('Ktoś ją właśnie zmienił')
  await button('Anuluj', editForm()).click()

  await button('Usuń zawodnika Ewa Odporna').click()
  await button('Usuń', page.getByRole('dialog', { name: 'Usuń zawodnika' })).click()
  await expect.element(toast('Błąd usuwania zawodnika')).toHaveTextContent('Gra w tym meczu')
  await expect.element(entry('Odporna')).toBeVisible()
})

test('a squad that does not load can be asked for again', async () => {
  const club = squadOf(player(1, 'Ewa Odporna', 33, null))
  const mend = club.refuse('GET /api/players', 500, 'Awaria bazy')
  openApp('/admin/players', club)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Błąd pobierania zawodników')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Awaria bazy')
  mend()
  await button('Spróbuj ponownie').click()
  await expect.element(entry('Odporna')).toBeVisible()
})

test('a squad of two thousand is shown a hundred at a time, ordered and searched', async () => {
  const one = (id: number) => player(id, `Osoba Nazwisko-${id}`, 1 + (id % 99), id % 2 ? 'Bramkarz' : null)
  await openPlayers(squadOf(...Array.from({ length: 2_000 }, (_, index) => one(index + 1))))
  await expect.element(entry('Nazwisko-')).toHaveLength(100)
  await expect.element(entry('Nazwisko-').first()).toHaveTextContent('Nazwisko-1089')
  await expect.element(entry('Nazwisko-').first()).toHaveTextContent('Bez zdjęcia')
  await expect.element(page.getByText('Pokazano 100 z 2000 zawodników')).toBeVisible()
  await button('Pokaż więcej').click()
  await expect.element(entry('Nazwisko-')).toHaveLength(200)
  await page.getByLabelText('Szukaj zawodnika').fill('NAZWISKO-199 bramkarz')
  await expect.element(entry('Nazwisko-')).toHaveLength(6)
  await expectAccessible()
  await page.getByLabelText('Szukaj zawodnika').fill('nikogo takiego')
  await expect.element(page.getByText('Nikt nie pasuje do „nikogo takiego”')).toBeVisible()
})
