import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { DATA_OPTIONS } from '#web/template-editor/panel/data-options.ts'
import { TemplateFields, type TemplateFormValues } from './admin/templates/template-fields.tsx'
import { PreviewScreen } from './preview/preview-screen.tsx'

vi.mock('#graphic/kinds/list.ts', async (original) => {
  const { KINDS } = await original<typeof import('#graphic/kinds/list.ts')>()
  const { ATTENDANCE } = await import('#graphic/testing/made-up-kind/kind.ts')
  return { KINDS: { ...KINDS, attendance: ATTENDANCE } }
})
vi.mock('#graphic/kinds/design-list.ts', async (original) => {
  const { DESIGNS } = await original<typeof import('#graphic/kinds/design-list.ts')>()
  const { ATTENDANCE_DESIGN } = await import('#graphic/testing/made-up-kind/design.ts')
  return { DESIGNS: { ...DESIGNS, attendance: ATTENDANCE_DESIGN } }
})

const shown = (screen: ReactElement): string =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>{screen}</MantineProvider>
    </QueryClientProvider>,
  )

function NewTemplate() {
  const initialValues: TemplateFormValues = {
    name: '',
    type: 'lineup',
    look: 'broadcast',
    isDefault: false,
    background: null,
  }
  return <TemplateFields form={useForm({ initialValues })} />
}

describe('a kind that is a folder and a line of the list', () => {
  it('has its tab in the preview', () => {
    expect(shown(<PreviewScreen />)).toContain('Widownia')
  })

  it('is a type that a new template can have', () => {
    expect(shown(<NewTemplate />)).toContain('<option value="attendance">Frekwencja</option>')
  })

  it('offers its data in the template editor', () => {
    const offered = DATA_OPTIONS.flatMap(({ items }) => items.map(({ label }) => label))
    expect(offered).toContain('Liczba widzów')
  })
})
