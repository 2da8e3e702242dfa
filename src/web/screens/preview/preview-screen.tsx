import { SimpleGrid } from '@mantine/core'
import { GraphicFrame } from '#web/ui/graphic-frame.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function PreviewScreen() {
  return (
    <>
      <ScreenHeading title="Podgląd grafiki" description="Wszystkie grafiki meczu w jednym miejscu." />
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <GraphicFrame title="Skład" note="Grafika ze składem pojawi się tutaj." />
        <GraphicFrame title="Strzelcy" note="Grafika strzelca bramki pojawi się tutaj." />
        <GraphicFrame title="Wynik" note="Grafika z wynikiem pojawi się tutaj." />
      </SimpleGrid>
    </>
  )
}
