import { describe, expect, it } from 'vitest'
import { HttpError } from './http-error.ts'
import { templateConflict } from './template-changes.ts'

const current = {
  id: 7,
  name: 'Derby',
  type: 'goal',
  background: '/files/a.png',
  isDefault: false,
  look: 'poster',
  isStarter: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 3,
  updatedBy: 'Ola',
  updatedAt: '2026-03-02T12:00:00.000Z',
  elements: [{ type: 'text', text: 'Derby' }],
}
const refused = (status: number, body: object) => new HttpError(status, '', body)

describe('templateConflict', () => {
  it('is the template that somebody else saved', () => {
    const found = templateConflict(refused(409, { message: 'Ola była szybsza', current }))
    expect(found).toMatchObject({ id: 7, version: 3, updatedBy: 'Ola' })
    expect(found).toMatchObject({ elements: current.elements, pieces: {} })
  })

  it.each([
    ['another refusal', refused(400, { message: 'x', current })],
    ['a conflict of another kind', refused(409, { message: 'Nie można usunąć domyślnego szablonu' })],
    ['something else', new Error('x')],
  ])('is null for %s', (_, error) => {
    expect(templateConflict(error)).toBeNull()
  })
})
