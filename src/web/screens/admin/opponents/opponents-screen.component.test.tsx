import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { opponentChange, opponentData, opponentSchema } from '#contract/opponent.ts'
import { importOpponentsAnswer, importOpponentsRequest } from '#contract/opponent-import.ts'
import { ClubStandIn, opponent } from '#web/testing/club-stand-in.ts'
import { dialog, expectAccessible, focusInside, toast } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'
import { dropFile, pasteFile, pictureFile } from '#web/testing/picture-files.ts'

const entry = (name: string) => page.bySelector('tbody tr').filter({ hasText: name })
const addButton = () => page.getByRole('button', { name: 'Dodaj przeciwnika' })
const addForm = () => page.getByRole('region', { name: 'Dodaj przeciwnika' })
const editForm = () => page.getByRole('region', { name: 'Edytuj przeciwnika' })
const crestField = (form: Locator) => form.getByLabelText('Herb', { exact: true })
const cropDialog = () => page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })
const name = (form: Locator) => form.getByLabelText('Nazwa')
const add = () => addForm().getByRole('button', { name: 'Dodaj', exact: true })
const useWhole = () => cropDialog().getByRole('button', { name: 'Użyj całego' }).click()
const shield = () => pictureFile({ width: 300, height: 400, isRound: true })
const closed = (part: Locator) => expect.element(part).not.toBeInTheDocument()

/** With a server that keeps what it is sent. */
function leagueClub(...names: string[]): ClubStandIn {
  const club = new ClubStandIn()
  club.opponents = names.map((each, index) => opponent(index + 1, each))
  const change = (id: number, data: object) => {
    const changed = { ...opponent(id, ''), ...club.opponents.find((each) => each.id === id), ...data }
    club.opponents = [...club.opponents.filter((each) => each.id !== id), changed]
    return changed
  }
  club.on('POST /api/opponents', opponentSchema, ({ body }) =>
    change(club.opponents.length + 1, opponentData.parse(JSON.parse(body.opponentData))),
  )
  club.on('PUT /api/opponents/:id', opponentSchema, ({ params, body }) =>
    change(Number(params.id), {
      ...opponentChange.parse(JSON.parse(body.opponentData)),
      ...(body.opponentLogo && { logo: opponent(0, '').logo }),
    }),
  )
  club.on('DELETE /api/opponents/:id', null, ({ params }) => {
    club.opponents = club.opponents.filter(({ id }) => id !== Number(params.id))
  })
  club.on('POST /api/opponents/import', importOpponentsAnswer, ({ body }) => {
    const { opponents } = importOpponentsRequest.parse(body)
    for (const each of opponents) change(club.opponents.length + 1, { name: each.name, logo: null })
    return { added: opponents.length }
  })
  return club
}

async function openOpponents(club: ClubStandIn): Promise<void> {
  openApp('/admin/opponents', club)
  await expect.element(page.getByRole('heading', { name: 'Zarządzanie przeciwnikami' })).toBeVisible()
  await closed(page.getByRole('status', { name: 'Wczytywanie przeciwników' }))
}

test('the first opponent is added, its crest cropped by keyboard on the way', async () => {
  const club = leagueClub()
  await openOpponents(club)
  await expect
    .element(page.getByText('Brak przeciwników. Dodaj pierwszego przeciwnika, klikając przycisk powyżej.'))
    .toBeVisible()
  await addButton().click()
  await expect.element(name(addForm())).toHaveFocus()
  await expect.element(addForm().getByText('Format: JPG, PNG, max 2MB')).toBeVisible()
  expect(addForm().getByRole('img').query()).toBeNull()
  await name(addForm()).fill('Orzeł Żuławy')
  await crestField(addForm()).upload(await shield())
  await expect.element(cropDialog().getByRole('group', { name: /Kadr/ })).toBeVisible()
  await expectAccessible()
  cropDialog().getByRole('slider', { name: 'Powiększenie' }).element().focus()
  for (let press = 0; press < 8; press++) await userEvent.keyboard('{ArrowRight}')
  cropDialog().getByRole('group', { name: /Kadr/ }).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await cropDialog().getByRole('button', { name: 'Zastosuj' }).click()
  await closed(cropDialog())
  await expect.element(addForm().getByRole('img', { name: 'Podgląd: Herb' })).toBeVisible()

  await add().click()
  await expect.element(toast('Przeciwnik dodany')).toBeVisible()
  await closed(addForm())
  await expect.element(addButton()).toHaveFocus()
  await expect.element(entry('Orzeł Żuławy').bySelector('img')).toBeVisible()
  const [{ opponentLogo } = { opponentLogo: new Blob() }] = club.sentTo('POST /api/opponents') as {
    opponentLogo: Blob
  }[]
  const { width, height } = await createImageBitmap(opponentLogo)
  expect(width).toBe(height)
  expect(opponentLogo.type, 'the ground of a crest stays transparent').toBe('image/png')
})

test('what is missing is said, and the first such field gets the focus', async () => {
  await openOpponents(leagueClub())
  await addButton().click()
  await name(addForm()).fill('   ')
  await add().click()
  await expect.element(toast('Nieprawidłowe dane')).toHaveTextContent('Wypełnij wszystkie wymagane pola')
  await expect.element(name(addForm())).toHaveFocus()
  await expect.element(addForm().getByText('Nazwa przeciwnika: od 1 do 100 znaków')).toBeVisible()

  await name(addForm()).fill('Bez Herbu')
  await add().click()
  await expect.element(toast('Brak herbu')).toHaveTextContent('Dodaj herb drużyny przeciwnej')
  await expect.element(crestField(addForm())).toHaveFocus()
  await expectAccessible()

  await userEvent.keyboard('{Escape}')
  await closed(addForm())
  await addButton().click()
  await expect.element(name(addForm())).toHaveValue('')
})

test('a crest is dropped or pasted, and a file that is no picture is refused kindly', async () => {
  await openOpponents(leagueClub())
  await addButton().click()
  const preview = addForm().getByRole('img', { name: 'Podgląd: Herb' })
  dropFile(addForm().getByText('Format: JPG, PNG, max 2MB'), await shield())
  await useWhole()
  await expect.element(preview).toBeVisible()
  await addForm().getByRole('button', { name: 'Cofnij wybór' }).click()
  await closed(preview)

  const pasted = await pictureFile({ width: 300, height: 400, name: 'wklejony.png' })
  pasteFile(pasted)
  await expect.element(cropDialog().getByRole('button', { name: 'Użyj całego' })).toBeVisible()
  await focusInside(cropDialog())
  await userEvent.keyboard('{Escape}')
  await closed(cropDialog())
  await expect.element(addForm(), { message: 'Escape in the dialog leaves the form open' }).toBeVisible()
  await closed(preview)
  await expect.element(crestField(addForm())).toHaveFocus()

  pasteFile(pasted)
  await useWhole()
  await expect.element(addForm().getByText('wklejony.png')).toBeVisible()
  const text = (fileName: string, type: string) => new File(['to nie jest obraz'], fileName, { type })
  dropFile(addForm().getByText('wklejony.png'), text('notatki.txt', 'text/plain'))
  const alert = addForm().getByRole('alert')
  await expect.element(alert).toHaveTextContent('Ten plik nie jest obrazem JPG, PNG ani WebP. Wybierz inny.')
  await crestField(addForm()).upload(text('udaje.png', 'image/png'))
  await expect.element(alert).toHaveTextContent('Tego pliku nie da się otworzyć jako obrazu')
  await expect.element(addForm().getByText('wklejony.png'), { message: 'what was chosen before stays' }).toBeVisible()
})

test('an opponent is edited while every other button waits, and what is cancelled is as before', async () => {
  await openOpponents(leagueClub('Stara Nazwa'))
  const edit = page.getByRole('button', { name: 'Edytuj przeciwnika Stara Nazwa' })
  await edit.click()
  await expect.element(name(editForm())).toHaveValue('Stara Nazwa')
  await expect.element(editForm().getByRole('img', { name: 'Obecnie: Herb' })).toBeVisible()
  for (const waiting of [addButton(), edit, page.getByRole('button', { name: 'Usuń przeciwnika Stara Nazwa' })])
    await expect.element(waiting).toBeDisabled()

  await name(editForm()).fill('Zmiana, której nie będzie')
  await editForm().getByRole('button', { name: 'Anuluj' }).click()
  await closed(editForm())
  await expect.element(edit).toHaveFocus()
  await edit.click()
  await expect.element(name(editForm())).toHaveValue('Stara Nazwa')
  await name(editForm()).fill('Nowa Nazwa')
  await editForm().getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect.element(toast('Przeciwnik zaktualizowany')).toBeVisible()
  await closed(editForm())
  await expect.element(entry('Nowa Nazwa').bySelector('img')).toBeVisible()
  await closed(entry('Stara Nazwa'))
})

test('an opponent is deleted only after the question is answered', async () => {
  await openOpponents(leagueClub('Do Usunięcia'))
  const remove = page.getByRole('button', { name: 'Usuń przeciwnika Do Usunięcia' })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Usuń przeciwnika' })
  await expect.element(question).toHaveTextContent('Ta operacja jest nieodwracalna. Drużyna zostanie trwale usunięta.')
  await expectAccessible()
  await question.getByRole('button', { name: 'Anuluj' }).click()
  await closed(question)
  await expect.element(entry('Do Usunięcia')).toBeVisible()

  await remove.click()
  await question.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect.element(toast('Przeciwnik usunięty')).toBeVisible()
  await closed(entry('Do Usunięcia'))
})

test('an upload shows how far it is, and each refusal stands in its toast', async () => {
  const club = leagueClub('Odmowny')
  club.refuse('POST /api/opponents', 413, 'Plik jest za duży')
  club.refuse('PUT /api/opponents/:id', 413, 'Plik jest za duży')
  club.refuse('DELETE /api/opponents/:id', 413, 'Plik jest za duży')
  const answer = club.hold('POST /api/opponents')
  await openOpponents(club)
  await addButton().click()
  await name(addForm()).fill('Za Duży')
  await crestField(addForm()).upload(await shield())
  await useWhole()
  await add().click()
  await expect.element(addForm().getByRole('progressbar', { name: 'Postęp wysyłania' })).toBeInTheDocument()
  answer()
  await expect.element(toast('Błąd dodawania przeciwnika')).toHaveTextContent('Plik jest za duży')
  await expect.element(name(addForm()), { message: 'nothing typed is lost' }).toHaveValue('Za Duży')
  await expect.element(addForm().getByRole('img', { name: 'Podgląd: Herb' })).toBeVisible()
  await addForm().getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Edytuj przeciwnika Odmowny' }).click()
  await editForm().getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect.element(toast('Błąd aktualizacji przeciwnika')).toHaveTextContent('Plik jest za duży')
  await editForm().getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Usuń przeciwnika Odmowny' }).click()
  await dialog().getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect.element(toast('Błąd usuwania przeciwnika')).toHaveTextContent('Plik jest za duży')
})

test('a long list is searched', async () => {
  await openOpponents(leagueClub(...Array.from({ length: 30 }, (_, index) => `Łódź ${index + 1}`)))
  await expect.element(entry('Łódź')).toHaveLength(30)
  await page.getByLabelText('Szukaj przeciwnika').fill('łódź 2')
  await expect.element(entry('Łódź')).toHaveLength(11)
  await page.getByLabelText('Szukaj przeciwnika').fill('Gdynia')
  await expect.element(page.getByText('Żaden przeciwnik nie pasuje do „Gdynia”')).toBeVisible()
})

test('a list that does not load says so', async () => {
  const club = leagueClub('Odra')
  const mend = club.refuse('GET /api/opponents', 500, 'Awaria bazy')
  openApp('/admin/opponents', club)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Błąd pobierania przeciwników')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Awaria bazy')
  mend()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect.element(entry('Odra')).toBeVisible()
})

test('a pasted league is seen before it is added, without crests, and what the club has is left out', async () => {
  const club = leagueClub('Żar Liga')
  await openOpponents(club)
  await page.getByRole('button', { name: 'Wklej listę' }).click()
  const paste = page.getByRole('dialog', { name: 'Wklej listę przeciwników' })
  const list = paste.getByLabelText('Lista przeciwników')
  await expect.element(list).toHaveFocus()
  await list.fill('1. Iskra Liga\n2. ŻAR  Liga\n3. Tur Liga')
  await expect.element(paste.getByRole('status')).toHaveTextContent('Podgląd – nowi: 2, pominięci: 1')
  await expect.element(paste.getByRole('row').filter({ hasText: 'ŻAR' })).toHaveTextContent('jest już na liście')
  await expectAccessible()
  const mend = club.refuse('POST /api/opponents/import', 400, 'Nie dziś')
  const send = paste.getByRole('button', { name: 'Dodaj 2 przeciwników' })
  await send.click()
  await expect.element(toast('Błąd dodawania przeciwników')).toHaveTextContent('Nie dziś')
  await expect.element(list).toHaveValue('1. Iskra Liga\n2. ŻAR  Liga\n3. Tur Liga')
  mend()
  await send.click()
  await expect.element(toast('Przeciwnicy dodani')).toHaveTextContent('Dodano 2 przeciwników')
  await closed(paste)
  await expect.element(entry('Tur Liga')).toHaveTextContent('Bez herbu')
  await expect.element(entry('Żar Liga')).not.toHaveTextContent('Bez herbu')
  await entry('Tur Liga').getByRole('button', { name: 'Edytuj' }).click()
  await crestField(editForm()).upload(await shield())
  await useWhole()
  await editForm().getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect.element(entry('Tur Liga')).not.toHaveTextContent('Bez herbu')
})
