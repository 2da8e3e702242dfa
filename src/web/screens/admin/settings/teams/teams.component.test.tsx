import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { teamSchema } from '#contract/team.ts'
import { newTeam, teamChange } from '#contract/team-data.ts'
import { ClubStandIn } from '#web/testing/club-stand-in.ts'
import { expectAccessible, focusInside, section, toast } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'
import { Refusal } from '#web/testing/server-stand-in.ts'

const teams = () => section('Drużyny')
const rows = () => teams().getByRole('listitem')
const newName = () => page.getByLabelText('Nazwa nowej drużyny')
const shown = (...names: string[]) =>
  expect
    .poll(() =>
      rows()
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(names)

async function act(team: string, action: string): Promise<void> {
  await teams()
    .getByRole('button', { name: `Działania: ${team}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function add(name: string): Promise<void> {
  await teams().getByRole('button', { name: 'Dodaj drużynę' }).click()
  await expect.element(newName()).toHaveFocus()
  await newName().fill(name)
  await userEvent.keyboard('{Enter}')
}

/** With a server that keeps what it is sent. */
function teamsClub(): ClubStandIn {
  const club = new ClubStandIn()
  club.on('POST /api/teams', teamSchema, ({ body }) => {
    const { name } = newTeam.parse(body)
    if (club.teams.some((team) => team.name.toLowerCase() === name.toLowerCase()))
      throw new Refusal(409, { message: `Drużyna „${name}” już jest` })
    const team = { id: club.teams.length + 1, name, isDefault: false }
    club.teams = [...club.teams, team]
    return team
  })
  club.on('PUT /api/teams/:id', teamSchema, ({ params, body }) => {
    const { place, ...change } = teamChange.parse(body)
    const changed = { ...club.teams.find(({ id }) => id === Number(params.id)), ...change } as (typeof club.teams)[0]
    const others = club.teams
      .filter(({ id }) => id !== changed.id)
      .map((team) => (change.isDefault ? { ...team, isDefault: false } : team))
    const at = place ?? club.teams.findIndex(({ id }) => id === changed.id)
    club.teams = [...others.slice(0, at), changed, ...others.slice(at)]
    return changed
  })
  club.on('DELETE /api/teams/:id', null, ({ params }) => {
    club.teams = club.teams.filter(({ id }) => id !== Number(params.id))
  })
  return club
}

test('teams are added, named, put in order and deleted in the settings', async () => {
  openApp('/admin/settings', teamsClub())
  await shown('Pierwsza drużyna')
  await add('Rezerwy')
  await expect.element(toast('Drużyna dodana')).toBeVisible()
  await expect.element(teams().getByRole('button', { name: 'Dodaj drużynę' })).toHaveFocus()
  await add('rezerwy')
  await expect.element(teams().getByText('Drużyna „rezerwy” już jest')).toBeVisible()
  await expectAccessible()
  await newName().fill('Kobiety')
  await userEvent.keyboard('{Enter}')
  await shown('Pierwsza drużynaDomyślna', 'Rezerwy', 'Kobiety')

  await act('Kobiety', 'Wyżej')
  await shown('Pierwsza drużynaDomyślna', 'Kobiety', 'Rezerwy')
  await act('Kobiety', 'Ustaw jako domyślną')
  await shown('Pierwsza drużyna', 'KobietyDomyślna', 'Rezerwy')
  await act('Rezerwy', 'Zmień nazwę')
  const renamed = page.getByLabelText('Nowa nazwa: Rezerwy')
  await expect.element(renamed).toHaveFocus()
  await renamed.fill('Druga drużyna')
  await teams().getByRole('button', { name: 'Zapisz' }).click()
  await expect.element(teams().getByRole('button', { name: 'Działania: Druga drużyna' })).toHaveFocus()
  await teams().getByRole('button', { name: 'Działania: Kobiety' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Niżej' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Usuń drużynę' }).query(), 'the default one stays').toBeNull()
  await focusInside(page.getByRole('menu'))
  await userEvent.keyboard('{Escape}')

  await act('Druga drużyna', 'Usuń drużynę')
  await page.getByRole('dialog', { name: 'Usuń drużynę' }).getByRole('button', { name: 'Usuń' }).click()
  await expect.element(toast('Drużyna usunięta')).toBeVisible()
  await shown('Pierwsza drużyna', 'KobietyDomyślna')
})

test('a team that stays says why', async () => {
  const club = teamsClub()
  club.teams = [...club.teams, { id: 2, name: 'Kobiety', isDefault: false }]
  club.refuse('DELETE /api/teams/:id', 409, 'Nie można usunąć drużyny, która ma mecze')
  openApp('/admin/settings', club)
  await act('Kobiety', 'Usuń drużynę')
  await page.getByRole('dialog', { name: 'Usuń drużynę' }).getByRole('button', { name: 'Usuń' }).click()
  await expect.element(toast('Błąd usuwania drużyny')).toHaveTextContent('Nie można usunąć drużyny, która ma mecze')
  await expect.element(rows()).toHaveLength(2)
})
