import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useState } from 'react'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { KindIcon } from '#web/ui/kind-icon.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { SCREEN_TITLES } from '#web/ui/screen-titles.ts'
import { KindGraphics } from './kind-graphics.tsx'
import { OtherGraphics } from './other-graphics.tsx'
import classes from './preview-screen.module.css'
import { MAIN_TABS, OTHER_TAB } from './preview-tabs.ts'

export function PreviewScreen() {
  const catalogue = useCatalogue()
  const [shown, setShown] = useState<string | null>(MAIN_TABS[0]?.name ?? null)
  return (
    <>
      <ScreenHeading title={SCREEN_TITLES.preview} description="Gotowe grafiki tego meczu." />
      <Tabs value={shown} onChange={setShown} keepMounted={false} classNames={classes}>
        <Tabs.List grow aria-label="Grafiki meczu">
          {MAIN_TABS.map(({ name, label, icon }) => (
            <Tabs.Tab key={name} value={name} leftSection={<KindIcon path={icon} size={18} />}>
              {label}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value={OTHER_TAB} leftSection={<IconLayoutGrid size={18} aria-hidden />}>
            Inne
          </Tabs.Tab>
        </Tabs.List>
        {MAIN_TABS.map((tab) => (
          <Tabs.Panel key={tab.name} value={tab.name} pt="md">
            <KindGraphics tab={tab} catalogue={catalogue} />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value={OTHER_TAB} pt="md">
          <OtherGraphics />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
