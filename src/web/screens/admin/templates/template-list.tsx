import { Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch, IconTemplate } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import type { Template } from '#contract/template.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { TemplateGroup } from './template-group.tsx'
import classes from './template-list.module.css'
import { LinksLocked, type TemplateTasks } from './template-tasks.ts'
import { useSampleClub } from './use-sample-club.ts'

const SEARCH_ABOVE = 12
const NO_TEMPLATES = 'Brak szablonów. Dodaj pierwszy szablon, klikając przycisk powyżej.'

interface TemplateListProps extends TemplateTasks {
  templates: Template[]
  /** A form is open, and it comes first. */
  isLocked: boolean
}

export function TemplateList({ templates, isLocked, ...tasks }: TemplateListProps) {
  const club = useSampleClub()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase('pl')
  const found = templates.filter(({ name }) => name.toLocaleLowerCase('pl').includes(wanted))
  const groups = KIND_NAMES.map((type) => ({ type, members: found.filter((template) => template.type === type) }))
  const areLinksLocked = useDeferredValue(isLocked)
  const shownGroups = groups.filter(({ members }) => wanted === '' || members.length > 0)
  return (
    <Stack gap="xl">
      {templates.length > SEARCH_ABOVE && (
        <TextInput
          type="search"
          aria-label="Szukaj szablonu"
          placeholder="Szukaj szablonu"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          maw={{ sm: 360 }}
        />
      )}
      {found.length === 0 ? (
        <Paper p="xl">
          <Stack align="center" gap="sm" c="dimmed" ta="center">
            <IconTemplate size={40} stroke={1.3} aria-hidden />
            <Text>{templates.length === 0 ? NO_TEMPLATES : `Żaden szablon nie pasuje do „${search.trim()}”`}</Text>
          </Stack>
        </Paper>
      ) : (
        <LinksLocked value={areLinksLocked}>
          <fieldset disabled={isLocked} className={classes.groups}>
            {shownGroups.map(({ type, members }) => (
              <TemplateGroup key={type} type={type} templates={members} club={club} {...tasks} />
            ))}
          </fieldset>
        </LinksLocked>
      )}
    </Stack>
  )
}
