import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { sentTemplate, type Template } from '#contract/template.ts'
import { templateChange } from '#contract/template-input.ts'
import { ClubStandIn, template } from '#web/testing/club-stand-in.ts'
import { dialog, expectAccessible, focusInside, toast } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'
import { dropFile, pasteFile, pictureFile } from '#web/testing/picture-files.ts'

const group = (heading: string) => page.getByRole('region', { name: heading, exact: true })
const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const addButton = () => page.getByRole('button', { name: 'Dodaj szablon' })
const addForm = () => page.getByRole('region', { name: 'Dodaj szablon' })
const editForm = () => page.getByRole('region', { name: 'Edytuj szablon' })
const cropDialog = () => page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })
const name = (form: Locator) => form.getByLabelText('Nazwa')
const typeField = (form: Locator) => form.getByRole('combobox', { name: 'Typ' })
const background = (form: Locator) => form.getByLabelText('Tło', { exact: true })
const submit = () => addForm().getByRole('button', { name: 'Dodaj', exact: true })
const save = () => editForm().getByRole('button', { name: 'Zapisz zmiany' })
const useWhole = () => cropDialog().getByRole('button', { name: 'Użyj całego' }).click()
const ground = (width: number, height: number) =>
  pictureFile({ width, height, name: 'tlo.jpg', type: 'image/jpeg', colour: '#14532d' })
const closed = (part: Locator) => expect.element(part).not.toBeInTheDocument()

/** One of two kinds is the default of each; with a server that keeps what it is sent. */
function designClub(...more: Template[]): ClubStandIn {
  const club = new ClubStandIn()
  club.templates = [
    template(1, 'lineup', 'Transmisja: skład', { isDefault: true }),
    template(2, 'opponent-goal', 'Transmisja: gol przeciwnika', { isDefault: true }),
    template(3, 'opponent-goal', 'Plakat: gol przeciwnika', { look: 'poster' }),
    ...more,
  ]
  club.on('PUT /api/templates/:id', sentTemplate, ({ params, body }) => {
    const data = templateChange.parse(JSON.parse(body.templateData))
    club.templates = club.templates.map((each) =>
      each.id === Number(params.id) ? ({ ...each, ...data } as Template) : each,
    )
    return club.templates.find(({ id }) => id === Number(params.id)) as Template
  })
  club.on('DELETE /api/templates/:id', null, ({ params }) => {
    club.templates = club.templates.filter(({ id }) => id !== Number(params.id))
  })
  return club
}

async function openTemplates(club: ClubStandIn): Promise<void> {
  openApp('/admin/templates', club)
  await expect.element(page.getByRole('heading', { name: 'Zarządzanie szablonami' })).toBeVisible()
  await closed(page.getByRole('status', { name: 'Wczytywanie szablonów' }))
}

test('a card leads to its editor; a default template cannot be deleted, and says why', async () => {
  await openTemplates(designClub())
  await expect
    .element(page.getByRole('link', { name: 'Edytor elementów: Plakat: gol przeciwnika' }))
    .toHaveAttribute('href', '/admin/template-editor/3')
  await expect.element(group('Gol przeciwnika').getByText('Domyślny', { exact: true })).toHaveLength(1)
  const remove = page.getByRole('button', { name: 'Usuń szablon Transmisja: skład' })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await remove.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Nie można usunąć domyślnego szablonu')
  await remove.click({ force: true })
  expect(dialog().query()).toBeNull()
})

test('what is missing is said; cancelling puts everything back', async () => {
  await openTemplates(designClub())
  await addButton().click()
  await expect.element(addForm().getByText('Format: JPG, PNG, proporcje 4:5, min 1200x1500px')).toBeVisible()
  await submit().click()
  await expect.element(toast('Nieprawidłowe dane')).toHaveTextContent('Wypełnij wszystkie wymagane pola')
  await expect.element(name(addForm())).toHaveFocus()
  await expect.element(addForm().getByText('Nazwa szablonu: od 1 do 100 znaków')).toBeVisible()

  await name(addForm()).fill('Bez tła')
  await typeField(addForm()).selectOptions('Wynik meczu')
  await submit().click()
  await expect.element(toast('Brak tła')).toHaveTextContent('Dodaj tło szablonu')
  await expect.element(background(addForm())).toHaveFocus()
  await expectAccessible()

  await addForm().getByRole('button', { name: 'Anuluj' }).click()
  await closed(addForm())
  await addButton().click()
  await expect.element(name(addForm())).toHaveValue('')
  await expect.element(typeField(addForm())).toHaveValue('lineup')
})

test('a background that misses the hint is taken with a note', async () => {
  await openTemplates(designClub())
  await addButton().click()
  dropFile(addForm().getByText(/^Format:/), await ground(800, 1_000))
  await useWhole()
  const small = addForm().getByText(
    'Tło ma 800×1000 px, zalecane minimum to 1200×1500 px; na grafice może być nieostre.',
  )
  const askew = addForm().getByText('Proporcje inne niż 4:5; brzegi zostaną przycięte.')
  await expect.element(small).toBeVisible()
  expect(askew.query()).toBeNull()

  pasteFile(await ground(1_600, 1_600))
  await useWhole()
  await expect.element(askew).toBeVisible()
  await closed(small)

  await addForm().getByRole('button', { name: 'Zmień kadr' }).click()
  await cropDialog().getByRole('button', { name: 'Zastosuj' }).click()
  await expect.element(addForm().getByText('Format: JPG, PNG, proporcje 4:5, min 1200x1500px')).toBeVisible()
})

test('a template’s data are edited while every other button waits', async () => {
  await openTemplates(designClub(template(9, 'result', 'Przed zmianą', { isDefault: true })))
  const edit = page.getByRole('button', { name: 'Edytuj dane: Przed zmianą' })
  await edit.click()
  await expect.element(name(editForm())).toHaveValue('Przed zmianą')
  await expect.element(typeField(editForm())).toHaveValue('result')
  await expect.element(editForm().getByRole('img', { name: 'Obecnie: Tło' })).toBeVisible()
  await expect.element(addButton()).toBeDisabled()
  const locked = card('Plakat: gol przeciwnika')
  for (const each of [/Edytor elementów/, /Edytuj dane/, /Więcej działań/, /Usuń szablon/])
    await expect.element(locked.getByRole('button', { name: each })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await closed(editForm())
  await expect.element(edit, { message: 'the focus is back where it was' }).toHaveFocus()

  await edit.click()
  await name(editForm()).fill('Po zmianie')
  await typeField(editForm()).selectOptions('Gol przeciwnika')
  await save().click()
  await expect.element(toast('Szablon zaktualizowany')).toBeVisible()
  await closed(editForm())
  await expect.element(group('Gol przeciwnika').getByText('Po zmianie')).toBeVisible()
  await closed(card('Przed zmianą'))
})

test('the form says who is the default next', async () => {
  await openTemplates(designClub())
  await page.getByRole('button', { name: 'Edytuj dane: Transmisja: gol przeciwnika' }).click()
  await expect.element(name(editForm())).toBeVisible()
  expect(
    editForm()
      .getByText(/domyślny:|Domyślnym/)
      .query(),
  ).toBeNull()
  await typeField(editForm()).selectOptions('Skład meczowy')
  await expect.element(editForm().getByText('Zastąpi dotychczasowy domyślny: „Transmisja: skład”.')).toBeVisible()
  await typeField(editForm()).selectOptions('Gol przeciwnika')
  await editForm().getByRole('switch', { name: 'Ustaw jako domyślny dla tego typu' }).click({ force: true })
  await expect
    .element(editForm().getByText(/^Domyślnym typu „Gol przeciwnika” zostanie „Plakat: gol przeciwnika”\.$/))
    .toBeVisible()
  await expectAccessible()
})

test('a template is deleted only after the question is answered', async () => {
  await openTemplates(designClub(template(9, 'lineup', 'Do usunięcia')))
  const remove = page.getByRole('button', { name: 'Usuń szablon Do usunięcia' })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Usuń szablon' })
  await expect.element(question).toHaveTextContent('Ta operacja jest nieodwracalna')
  await expectAccessible()
  await focusInside(question)
  await userEvent.keyboard('{Escape}')
  await closed(question)
  await expect.element(card('Do usunięcia')).toBeVisible()

  await remove.click()
  await question.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect.element(toast('Szablon usunięty')).toBeVisible()
  await closed(card('Do usunięcia'))
})

test('each refusal of the server stands in its toast', async () => {
  const club = designClub(template(9, 'lineup', 'Odmowny'))
  club.refuse('POST /api/templates', 409, 'Ktoś był szybszy')
  club.refuse('PUT /api/templates/:id', 409, 'Ktoś był szybszy')
  club.refuse('DELETE /api/templates/:id', 409, 'Ktoś był szybszy')
  club.refuse('POST /api/templates/:id/duplicate', 404, 'Nie ma takiego szablonu')
  club.refuse('POST /api/templates/import', 400, 'To nie jest plik szablonu Jedenastki')
  await openTemplates(club)
  await addButton().click()
  await name(addForm()).fill('Nieudany')
  await background(addForm()).upload(await ground(1_200, 1_500))
  await useWhole()
  await submit().click()
  await expect.element(toast('Błąd dodawania szablonu')).toHaveTextContent('Ktoś był szybszy')
  await expect.element(name(addForm()), { message: 'nothing typed is lost' }).toHaveValue('Nieudany')
  await addForm().getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Edytuj dane: Odmowny' }).click()
  await save().click()
  await expect.element(toast('Błąd aktualizacji szablonu')).toHaveTextContent('Ktoś był szybszy')
  await editForm().getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Więcej działań: Odmowny' }).click()
  await page.getByRole('menuitem', { name: 'Duplikuj' }).click()
  await expect.element(toast('Błąd duplikowania szablonu')).toHaveTextContent('Nie ma takiego szablonu')
  const notes = new File(['{"a":1}'], 'notatki.json', { type: 'application/json' })
  await page.getByLabelText('Plik szablonu').upload(notes)
  await expect.element(toast('Błąd importu szablonu')).toHaveTextContent('To nie jest plik szablonu Jedenastki')

  await page.getByRole('button', { name: 'Usuń szablon Odmowny' }).click()
  await dialog().getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect.element(toast('Błąd usuwania szablonu')).toHaveTextContent('Ktoś był szybszy')
})

test('no templates, and a list that does not load', async () => {
  const club = designClub()
  club.templates = []
  const mend = club.refuse('GET /api/templates', 500, 'Awaria bazy')
  openApp('/admin/templates', club)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Błąd pobierania szablonów')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Awaria bazy')
  mend()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect
    .element(page.getByText('Brak szablonów. Dodaj pierwszy szablon, klikając przycisk powyżej.'))
    .toBeVisible()
})
