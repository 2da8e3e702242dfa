import { Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { GraphicFrame } from '#web/graphics/graphic-frame.tsx'
import { LivePreview } from '#web/graphics/live-preview.tsx'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { NoTemplate } from './no-template.tsx'
import { ShownFormatSwitch } from './shown-format-switch.tsx'

interface PreviewPanelProps {
  graphic: ShownGraphic
  className: string | undefined
  /** What can be done with it. */
  children: ReactNode
}

/** The graphic itself, as it will be. */
export function PreviewPanel({ graphic, className, children }: PreviewPanelProps) {
  const { scenes, scene, format, altText } = graphic
  const formats = scenes.map((one) => one.format)
  return (
    <Paper component="section" p={{ base: 'sm', sm: 'lg' }} aria-label="Podgląd na żywo">
      <Title order={2} size="h4" mb="sm">
        Podgląd na żywo
      </Title>
      <ShownFormatSwitch formats={formats} shown={format} />
      <GraphicFrame className={className} formats={formats} shown={scene && format}>
        {scene ? <LivePreview key={format} scene={scene} label={altText} /> : <NoTemplate />}
      </GraphicFrame>
      <Stack gap="sm" mt="md">
        {children}
      </Stack>
    </Paper>
  )
}
