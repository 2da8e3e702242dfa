import { Text } from '@mantine/core'
import { useFinishedGraphic } from '#web/match/finished-graphic.ts'
import { GraphicSharing } from '#web/match/graphic-sharing.tsx'
import { PreviewPanel } from '#web/match/preview-panel.tsx'
import { useOpenKey } from '#web/match-store/open-match.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import classes from './studio-panel.module.css'

interface StudioPanelProps {
  graphic: ShownGraphic
  clubName: string
}

/** The graphic as it will be, one tap from being shared. Another match begins anew. */
export const StudioPanel = (props: StudioPanelProps) => <PreparedGraphic key={useOpenKey()} {...props} />

function PreparedGraphic({ graphic, clubName }: StudioPanelProps) {
  const { missing } = graphic
  const finished = useFinishedGraphic(graphic, missing === null, 'when-shared')
  return (
    <PreviewPanel graphic={graphic} photo={finished.photo} className={classes.graphic}>
      {missing ? (
        <Text c="dimmed" ta="center">
          {missing.message}
        </Text>
      ) : (
        <GraphicSharing graphic={graphic} clubName={clubName} finished={finished} kept="Dane grafiki są zapisane." />
      )}
    </PreviewPanel>
  )
}
