import { Paper, Stack, Tabs } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { useEditor, useEditorStore } from '../editor-store.ts'
import { AddButtons } from './add-buttons.tsx'
import { BackgroundSettings } from './background-settings.tsx'
import { ElementList } from './element-list.tsx'
import { LayoutSettings } from './layout-settings.tsx'
import { Properties } from './properties.tsx'

export function SidePanel({ template }: { template: Template }) {
  const store = useEditorStore()
  const tab = useEditor((state) => state.tab)
  return (
    <Paper p="sm">
      <Tabs
        value={tab}
        onChange={(value) => store.setState({ tab: value === 'properties' ? 'properties' : 'elements' })}
        keepMounted={false}
      >
        <Tabs.List grow mb="md">
          <Tabs.Tab value="elements">Elementy</Tabs.Tab>
          <Tabs.Tab value="properties">Właściwości</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="elements">
          <Stack gap="md">
            <AddButtons background={template.background} />
            <ElementList kind={template.type} />
            <LayoutSettings />
            <BackgroundSettings template={template} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="properties">
          <Properties template={template} />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  )
}
