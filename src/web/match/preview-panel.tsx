import { Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { GraphicPreview } from './graphic-preview.tsx'
import type { GraphicPhoto } from './photo/use-graphic-photo.ts'
import { ShownFormatSwitch } from './shown-format-switch.tsx'

interface PreviewPanelProps {
  graphic: ShownGraphic
  photo: GraphicPhoto
  className: string | undefined
  /** What can be done with it. */
  children: ReactNode
}

export function PreviewPanel({ graphic, photo, className, children }: PreviewPanelProps) {
  return (
    <Paper component="section" p={{ base: 'sm', sm: 'lg' }} aria-label="Podgląd na żywo">
      <Title order={2} size="h4" mb="sm">
        Podgląd na żywo
      </Title>
      <ShownFormatSwitch formats={graphic.scenes.map(({ format }) => format)} shown={graphic.format} />
      <GraphicPreview graphic={graphic} photo={photo} className={className} />
      <Stack gap="sm" mt="md">
        {children}
      </Stack>
    </Paper>
  )
}
