import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { IconBallFootball, IconScoreboard, IconShirtSport } from '@tabler/icons-react'
import { useState } from 'react'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import type { GraphicKindName } from '#web/match-store/graphics/graphic-kind.ts'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { FinishedGraphic } from './finished-graphic.tsx'
import classes from './preview-screen.module.css'

const TABS = [
  { kind: 'lineup', label: 'Skład', icon: IconShirtSport },
  { kind: 'goal', label: 'Strzelcy', icon: IconBallFootball },
  { kind: 'result', label: 'Wynik', icon: IconScoreboard },
] as const satisfies readonly { kind: GraphicKindName; label: string; icon: typeof IconScoreboard }[]

export function PreviewScreen() {
  const catalogue = useCatalogue()
  const [shown, setShown] = useState<string | null>('lineup')
  return (
    <>
      <ScreenHeading title="Podgląd grafiki" description="Gotowe grafiki tego meczu." />
      <Tabs value={shown} onChange={setShown} keepMounted={false} classNames={classes}>
        <Tabs.List grow aria-label="Grafiki meczu">
          {TABS.map(({ kind, label, icon: Icon }) => (
            <Tabs.Tab key={kind} value={kind} leftSection={<Icon size={18} aria-hidden />}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ kind, label }) => (
          <Tabs.Panel key={kind} value={kind} pt="md">
            <FinishedGraphic kind={kind} label={label} catalogue={catalogue} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
