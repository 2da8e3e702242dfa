import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectAccessible, middleOf, toast } from '#web/testing/hands.ts'
import { EditorHands, editorClub, ID, rectangle, storedElements } from './testing/editor-hands.ts'

const text = (id: string, y: number, more: object = {}) => ({
  ...{ type: 'text', id, text: id, name: id, x: 10, y, width: 40, height: 8, fontSize: 40 },
  ...more,
})
const box = (name: string, y: number) => rectangle(name, 10, y, { name })
const handle = (label: string) => page.getByRole('button', { name: `Zmień kolejność: ${label}` })

test('rows are dragged by their handles, alone or with those that are chosen, and it is one step', async () => {
  const club = editorClub([box('A', 10), box('B', 20), box('C', 30), box('D', 40)])
  const editor = await EditorHands.open(club)
  expect(editor.names()).toEqual(['D', 'C', 'B', 'A'])
  const [from, first] = [middleOf(handle('A')), middleOf(handle('D'))]
  const last = { x: from.x, y: from.y + 40 }
  await commands.act([{ move: from }, { down: 'left' }, { move: { x: first.x, y: first.y - 8 }, steps: 5 }])
  await expect.element(editor.rows.first()).toHaveAttribute('data-landing', 'before')
  await commands.act([{ up: 'left' }])
  await expect.poll(editor.names).toEqual(['A', 'D', 'C', 'B'])
  await expect.element(editor.rows.first()).not.toHaveAttribute('data-landing')

  // Escape lets go of it where it was.
  await commands.act([{ move: first }, { down: 'left' }, { move: last, steps: 5 }])
  await expect.element(editor.rows.last()).toHaveAttribute('data-landing', 'after')
  await userEvent.keyboard('{Escape}')
  await commands.act([{ up: 'left' }])
  expect(editor.names()).toEqual(['A', 'D', 'C', 'B'])

  await editor.rows.getByRole('button', { name: 'A', exact: true }).click()
  await editor.rows.getByRole('button', { name: 'C', exact: true }).click({ modifiers: ['Shift'] })
  await commands.act([{ move: first }, { down: 'left' }, { move: last, steps: 5 }, { up: 'left' }])
  await expect.poll(editor.names).toEqual(['D', 'B', 'A', 'C'])
  await editor.tool('Cofnij').click()
  await expect.poll(editor.names).toEqual(['A', 'D', 'C', 'B'])
  await editor.save()
  const layers = [...storedElements(club)].sort((one, other) => one.zIndex - other.zIndex)
  expect(layers.map(({ name }) => name)).toEqual(['B', 'C', 'D', 'A'])
})

test('by keyboard a row goes up and down with its handle, keeps the focus, and it is said where it is', async () => {
  const editor = await EditorHands.open(editorClub([], { hasLayout: true }))
  await editor.add('Prostokąt')
  const own = handle('Prostokąt')
  const focusOwn = () => (own.element() as HTMLElement).focus()
  await expect.element(own).toBeVisible()
  focusOwn()
  const count = editor.rows.elements().length
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(() => editor.names()[2]).toBe('Prostokąt')
  await expect.element(own).toHaveFocus()
  await expect.element(page.getByText(`Prostokąt, warstwa 3 z ${count} od góry`)).toBeInTheDocument()
  // What is chosen on the canvas stays where it is.
  await editor.expectField('X (%)', '10')
  await editor.openTab('Elementy')
  focusOwn()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => editor.names()[1]).toBe('Prostokąt')
  for (let step = 2; step < count; step++) await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => editor.names().at(-1)).toBe('Prostokąt')
  await expectAccessible()
})

test('places and sizes are read and written in percent or in pixels of the format', async () => {
  const club = editorClub([rectangle('a', 10, 20)])
  const editor = await EditorHands.open(club)
  await editor.click({ x: 180, y: 360 })
  await editor.expectField('X (%)', '10')
  await editor.fill('X (%)', '300px')
  await editor.expectField('X (%)', '25')
  await page.getByText('px', { exact: true }).click()
  await editor.expectField('X (px)', '300')
  await editor.expectField('Wysokość (px)', '120')
  await editor.fill('Y (px)', '450')
  await editor.fill('Szerokość (px)', '12,5%')
  await editor.expectField('Szerokość (px)', '150')
  await editor.fill('X (px)', '5000')
  await expect.element(page.getByText('Dozwolone od 0 do 1200, przyjęto 1200')).toBeVisible()
  await editor.fill('X (px)', '300')
  ;(editor.field('X (px)').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowDown}')
  await editor.expectField('X (px)', '309')
  await editor.save()
  await expect.poll(() => storedElements(club)[0]).toMatchObject({ x: 25.75, y: 30, width: 12.5, height: 8 })

  const again = await EditorHands.open(club, ID, 'what the browser keeps')
  await again.click({ x: 380, y: 500 })
  await again.show('story')
  await again.openTab('Właściwości')
  await expect.element(again.field('X (px)')).toBeVisible()
})

test('several things are set at once: what they share, in one step, past what is locked', async () => {
  const club = editorClub([
    text('Jeden', 10, { color: '#ff0000' }),
    text('Dwa', 30, { color: '#00ff00', fontSize: 60, italic: true }),
    text('Trzy', 50, { color: '#0000ff', locked: true }),
    rectangle('kwadrat', 60, 60, { name: 'Kwadrat' }),
  ])
  const editor = await EditorHands.open(club)
  await editor.choose('Jeden', 'Dwa', 'Trzy')
  await expect.element(page.getByRole('heading', { name: 'Zaznaczone elementy: 3' })).toBeVisible()
  await expect.element(page.getByText('w tym zablokowane: 1')).toBeVisible()
  await expect.element(editor.field('Kolor tekstu')).toHaveValue('')
  await expect.element(editor.field('Kolor tekstu')).toHaveAttribute('placeholder', 'różne')
  await expect.element(editor.field('Rozmiar czcionki')).toHaveAttribute('placeholder', 'różne')
  await expect.element(editor.field('Czcionka')).toHaveValue('Arial')
  expect(editor.field('Tekst').query()).toBeNull()
  await expectAccessible()

  await editor.fill('Kolor tekstu', '#123456ff')
  await editor.fill('Rozmiar czcionki', '72')
  await editor.field('Czcionka').selectOptions('Georgia')
  await page.getByRole('switch', { name: 'Kursywa' }).click({ force: true })
  await editor.expectField('Rozmiar czcionki', '72')
  await userEvent.keyboard('{Escape}')
  await editor.tool('Cofnij').click()
  await expect.element(page.getByText('różne', { exact: true })).toBeVisible()
  await editor.tool('Ponów').click()

  await editor.choose('Jeden', 'Kwadrat')
  await editor.fill('Kolor', '#ffffffff')
  await editor.save()
  const all = { color: '#123456', fontSize: 72, fontFamily: 'Georgia', italic: true }
  await expect
    .poll(() => storedElements(club))
    .toMatchObject([
      { ...all, backgroundColor: '#ffffff' },
      { ...all, backgroundColor: 'transparent' },
      { color: '#0000ff', fontSize: 40, fontFamily: 'Arial' },
      { backgroundColor: '#ffffff' },
    ])
})

test('pieces of the layout and own texts take one colour and one size of letters together', async () => {
  const editor = await EditorHands.open(editorClub([], { hasLayout: true }))
  await editor.add('Tekst')
  await editor.choose('Wynik', 'Nazwa gości', 'Tekst przykładowy')
  const before = await editor.pixelHash()
  await editor.fill('Rozmiar czcionki', '90')
  await editor.fill('Kolor tekstu', '#ffcc00ff')
  await expect.poll(() => editor.pixelHash()).not.toBe(before)
  await editor.choose('Wynik')
  await editor.expectField('Kolor tekstu', '#ffcc00ff')
  await expect.element(editor.field('Wielkość liter (%)')).not.toHaveValue('100')
  await editor.tool('Cofnij').click()
  await editor.tool('Cofnij').click()
  await expect.poll(() => editor.pixelHash()).toBe(before)
})

test('on a tablet the save button is in reach however far the panel is scrolled', async () => {
  await page.viewport(800, 1_000)
  const editor = await EditorHands.open(editorClub([], { hasLayout: true }))
  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(editor.tool('Zapisz')).toBeInViewport({ ratio: 1 })
  await expect.element(editor.stage).toBeInViewport({ ratio: 0.9 })
  await commands.act([{ move: middleOf(editor.tool('Zapisz')) }, { down: 'left' }, { up: 'left' }])
  await expect.element(toast('Szablon zaktualizowany')).toBeVisible()
})

test('words typed on the canvas look as they will be drawn', async () => {
  const finish = { letterCase: 'upper', letterSpacing: 20, italic: true, lineHeight: 1.5 }
  const editor = await EditorHands.open(editorClub([text('derby', 20, finish)]))
  const spot = editor.spot({ x: 300, y: 360 })
  const { x, y } = editor.stage.element().getBoundingClientRect()
  await editor.stage.dblClick({ position: { x: spot.x - x, y: spot.y - y } })
  const field = page.getByLabelText('Treść elementu')
  await expect.element(field).toHaveStyle({ textTransform: 'uppercase', fontStyle: 'italic' })
  const style = getComputedStyle(field.element())
  expect(Number.parseFloat(style.letterSpacing) / Number.parseFloat(style.fontSize)).toBeCloseTo(0.5, 2)
  await field.fill('pogoń')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await editor.expectField('Tekst', 'pogoń')
})

test('what somebody else saved meanwhile is not overwritten unasked', async () => {
  const club = editorClub([])
  const editor = await EditorHands.open(club)
  await editor.add('Linia')
  const theirs = editorClub([{ ...rectangle('k', 20, 20), type: 'circle' }]).templates.at(-1)
  club.templates = club.templates.map((each) =>
    each.id === ID && theirs ? { ...theirs, version: 2, updatedBy: 'Ola' } : each,
  )
  await editor.saveButton.click()
  const dialog = page.getByRole('dialog', { name: 'Ktoś był szybszy' })
  await expect.element(dialog).toHaveTextContent('Ola zapisał(a) ten szablon')
  await dialog.getByRole('button', { name: 'Wersja: Ola' }).click()
  await expect.poll(editor.names).toEqual(['Koło'])
  await editor.tool('Cofnij').click()
  await expect.poll(editor.names).toEqual(['Linia'])
  await editor.save()
  await expect.poll(() => storedElements(club)).toMatchObject([{ type: 'line' }])
})

test('a save that is refused is told', async () => {
  const club = editorClub([])
  const editor = await EditorHands.open(club)
  await editor.add('Koło')
  const mend = club.refuse('PUT /api/templates/:id', 400, 'Element 1: pole „x”')
  await editor.saveButton.click()
  await expect.element(toast('Błąd aktualizacji szablonu')).toHaveTextContent('Element 1: pole „x”')
  mend()
  await editor.save()
})
