import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { template } from '#web/testing/club-stand-in.ts'
import { expectAccessible, focusInside } from '#web/testing/hands.ts'
import { EditorHands, editorClub, rectangle, storedElements } from './testing/editor-hands.ts'

const focus = (part: { element(): Element }) => (part.element() as HTMLElement).focus()

test('what is on the canvas is chosen, moved, copied and taken back by keyboard and frame', async () => {
  const elements = [
    rectangle('a', 5, 5),
    rectangle('b', 30, 20, { locked: true }),
    rectangle('c', 50, 40, { backgroundColor: '#c62828' }),
  ]
  const editor = await EditorHands.open(editorClub(elements))
  await editor.click({ x: 120, y: 130 })
  await editor.expectField('X (%)', '5')
  focus(editor.workplace)
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(editor.field('X (%)')).toHaveValue('5,08')
  await expect.element(editor.field('Y (%)')).toHaveValue('5,67')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(editor.field('Y (%)')).toHaveValue('5')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(editor.field('Y (%)')).toHaveValue('5,67')

  for (const key of ['c', 'v', 'd']) await userEvent.keyboard(`{Control>}${key}{/Control}`)
  await editor.openTab('Elementy')
  await expect.element(editor.rows).toHaveLength(5)
  focus(editor.workplace)
  await userEvent.keyboard('{Control>}a{/Control}')
  await editor.expectSelected(4)
  focus(editor.workplace)
  await userEvent.keyboard('{Escape}')
  await editor.expectSelected(0)

  await editor.drag({ x: 1100, y: 900 }, { x: 560, y: 560 })
  await editor.expectSelected(1)
  await editor.click({ x: 120, y: 130 }, 'Shift')
  await editor.expectSelected(2)
  focus(editor.workplace)
  await userEvent.keyboard('{Delete}')
  await expect.element(editor.rows).toHaveLength(3)

  // What is locked stays where it is, until it is unlocked.
  await editor.drag({ x: 420, y: 360 }, { x: 700, y: 900 })
  await page.getByRole('button', { name: /^Odblokuj/ }).click()
  await editor.drag({ x: 420, y: 360 }, { x: 540, y: 360 })
  await editor.expectField('X (%)', '40')
})

test('a drag with Alt leaves the original and is one step', async () => {
  const club = editorClub([rectangle('a', 10, 10, { group: 'g' }), rectangle('b', 30, 10, { group: 'g' })])
  const editor = await EditorHands.open(club)
  await editor.drag({ x: 180, y: 210 }, { x: 180, y: 810 }, { copies: true })
  await editor.openTab('Elementy')
  await expect.element(editor.rows).toHaveLength(4)
  await editor.expectSelected(2)
  await editor.tool('Cofnij').click()
  await expect.element(editor.rows).toHaveLength(2)
  await expect.element(editor.tool('Cofnij')).toBeDisabled()
  await editor.tool('Ponów').click()
  await editor.save()
  const [a, b, copy, other] = storedElements(club)
  expect([a, b]).toMatchObject([
    { x: 10, y: 10 },
    { x: 30, y: 10 },
  ])
  expect([Math.round(Number(copy?.y)), Math.round(Number(other?.y))]).toEqual([50, 50])
  expect(copy?.group).toBe(other?.group)
  expect(copy?.group).not.toBe('g')
})

test('with Space the pointer pushes the canvas, and neither page nor button takes the key', async () => {
  const editor = await EditorHands.open(editorClub([rectangle('a', 40, 40)]))
  for (let steps = 0; steps < 5; steps++) await editor.tool('Powiększ').click()
  const level = page.getByRole('button', { name: /dopasuj do ekranu/ })
  const shown = level.element().textContent
  const view = editor.workplace.element()
  const [left, top] = [view.scrollLeft, view.scrollTop]
  const box = view.getBoundingClientRect()
  const middle = { x: box.x + 300, y: box.y + 250 }
  await commands.act([{ move: middle }, { hold: 'Space' }])
  await expect.element(page.getByTestId('pan')).toHaveStyle({ cursor: 'grab' })
  const pushed = { x: middle.x + 80, y: middle.y + 60 }
  await commands.act([{ down: 'left' }, { move: pushed, steps: 4 }, { up: 'left' }, { release: 'Space' }])
  await expect.element(page.getByTestId('pan')).not.toBeInTheDocument()
  expect([view.scrollLeft, view.scrollTop]).toEqual([left - 80, top - 60])
  await expect.element(level).toHaveTextContent(shown ?? '')
  expect(window.scrollY).toBe(0)
  await editor.expectSelected(0)

  // Reached by Tab, a button has its key back; words have theirs always.
  focus(editor.tool('Pomniejsz'))
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift} ')
  await expect.element(level).not.toHaveTextContent(shown ?? '')
  await editor.add('Tekst')
  await editor.openTab('Właściwości')
  await editor.field('Tekst').fill('')
  await commands.act([{ move: middle }])
  await userEvent.type(editor.field('Tekst'), 'a b')
  await expect.element(editor.field('Tekst')).toHaveValue('a b')
})

test('the menu of the right button is about what lies under it', async () => {
  const elements = [rectangle('a', 10, 10), rectangle('b', 15, 12), rectangle('c', 60, 60)]
  const editor = await EditorHands.open(editorClub(elements))
  const item = (name: string) => editor.menu.getByRole('menuitem', { name })
  await editor.menuAt({ x: 270, y: 270 })
  await expect.element(item('Wklej')).toBeDisabled()
  await expect.element(editor.menu).toHaveTextContent('Ctrl+Shift+[')
  await expectAccessible()
  await item('Na spód').click()
  await editor.click({ x: 200, y: 200 })
  await editor.expectField('X (%)', '10')

  // What is chosen already stays chosen together.
  await editor.click({ x: 760, y: 940 }, 'Shift')
  await editor.menuAt({ x: 760, y: 940 })
  await item('Grupuj').click()
  await editor.click({ x: 1100, y: 1400 })
  await editor.click({ x: 760, y: 940 })
  await editor.expectSelected(2)
  await editor.menuAt({ x: 760, y: 940 })
  await item('Rozgrupuj').click()
  await editor.click({ x: 760, y: 940 })
  await editor.expectSelected(1)

  // By keyboard, on what is chosen.
  focus(editor.workplace)
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(editor.menu).toBeVisible()
  await focusInside(editor.menu)
  focus(item('Zablokuj'))
  await expect.element(item('Zablokuj')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const unlock = page.getByRole('button', { name: 'Odblokuj: Prostokąt' })
  await expect.element(unlock).toHaveLength(1)
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
  await expect.element(unlock).not.toBeInTheDocument()
  await editor.menuAt({ x: 760, y: 940 })
  await item('Wytnij').click()
  await expect.element(editor.rows).toHaveLength(2)

  // On the ground.
  await editor.menuAt({ x: 1100, y: 1400 })
  await expect.element(editor.menu.getByRole('menuitem')).toHaveLength(2)
  await item('Wklej').click()
  await expect.element(editor.rows).toHaveLength(3)
  await editor.menuAt({ x: 1100, y: 1400 })
  await item('Zaznacz wszystko').click()
  await editor.expectSelected(3)
})

test('a piece of the layout is restored by the menu, and has no copies', async () => {
  const editor = await EditorHands.open(editorClub([], { hasLayout: true }))
  await editor.choose('Wynik')
  focus(editor.workplace)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  focus(editor.workplace)
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(editor.menu.getByRole('menuitem', { name: 'Kopiuj' })).toBeDisabled()
  await editor.menu.getByRole('menuitem', { name: 'Przywróć' }).click()
  await editor.openTab('Elementy')
  await expect.element(page.getByRole('button', { name: 'Przywróć: Wynik', exact: true })).toBeDisabled()
})

test('elements are carried to another template, as they are in every format', async () => {
  const story = { x: 5, y: 70, width: 40, height: 9 }
  const club = editorClub([
    rectangle('a', 10, 10, { group: 'g', condition: 'home', formats: { story } }),
    rectangle('b', 30, 10, { group: 'g', under: true, name: 'Pasek' }),
  ])
  club.templates = [...club.templates, template(8, 'result', 'Dokąd', { hasLayout: false, look: 'classic' })]
  const from = await EditorHands.open(club)
  // Copied on another canvas than the post, too, it is the whole element.
  await from.show('story')
  focus(from.workplace)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('{Control>}c{/Control}')

  const editor = await EditorHands.open(club, 8, 'what the browser keeps')
  focus(editor.workplace)
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(editor.rows).toHaveLength(2)
  await editor.save()
  const elements = storedElements(club, 8)
  const [a, b] = [elements.find(({ condition }) => condition), elements.find(({ name }) => name)]
  expect(a).toMatchObject({ x: 12, y: 12, condition: 'home', formats: { story: { ...story, x: 7, y: 72 } } })
  expect(b).toMatchObject({ x: 32, y: 12, under: true, name: 'Pasek', group: a?.group })
})
