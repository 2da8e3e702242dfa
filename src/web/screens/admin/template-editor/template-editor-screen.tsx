import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Template } from '#contract/template.ts'
import { designOf, type TemplateDesign } from '#graphic/template/editor/design.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { useTemplate } from '#web/api/templates.ts'
import { type KeptDraft, readDraft } from '#web/template-editor/saving/draft.ts'
import { TemplateEditor } from '#web/template-editor/template-editor.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function TemplateEditorScreen() {
  const { id = '' } = useParams({ strict: false })
  const templateId = Number.parseInt(id, 10)
  const template = useTemplate(templateId)
  const draft = useQuery({
    queryKey: ['template-draft', templateId],
    queryFn: () => readDraft(templateId),
    enabled: !Number.isNaN(templateId),
    gcTime: 0,
    staleTime: 0,
  })
  if (Number.isNaN(templateId)) return <LoadError message="Nie można załadować szablonu" />
  if (template.error) return <LoadError message={serverMessage(template.error)} />
  if (!template.data || draft.isPending) return <EditorSkeleton />
  return (
    <TemplateEditor key={templateId} template={template.data} draft={unlessSame(template.data, draft.data ?? null)} />
  )
}

const textOf = ({ elements, pieces, hasLayout, look, background, backgrounds, focus }: TemplateDesign): string =>
  JSON.stringify([elements, pieces, hasLayout, look, background, backgrounds, focus])

const unlessSame = (template: Template, draft: KeptDraft | null): KeptDraft | null =>
  draft && textOf({ ...designOf(template), ...draft.design }) !== textOf(designOf(template)) ? draft : null

function LoadError({ message }: { message: string }) {
  return (
    <Stack align="flex-start" role="alert">
      <ScreenHeading order={2} title="Błąd ładowania szablonu" />
      <Text c="dimmed">{message}</Text>
      <ButtonLink to="/admin/templates">Powrót do listy szablonów</ButtonLink>
    </Stack>
  )
}

function EditorSkeleton() {
  return (
    <Stack role="status" aria-label="Wczytywanie szablonu">
      <Skeleton height={36} width="60%" />
      <Skeleton height={600} width="100%" maw={480} mx="auto" radius="md" />
    </Stack>
  )
}
