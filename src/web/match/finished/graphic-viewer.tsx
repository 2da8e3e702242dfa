import '#web/ui/dialog-styles.ts'
import { ActionIcon, Modal, Text } from '@mantine/core'
import { IconCaretLeft, IconCaretRight } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { FORMATS } from '#graphic/formats.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { useClub } from '#web/club/use-club.ts'
import { GraphicFrame } from '#web/graphics/graphic-frame.tsx'
import { formatDateTime } from '#web/ui/date-time.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { ShownFormatSwitch } from '../shown-format-switch.tsx'
import { CorrectedNote } from './corrected-note.tsx'
import { GraphicButtons } from './graphic-buttons.tsx'
import classes from './graphic-viewer.module.css'
import { useShownGraphic } from './use-shown-graphic.ts'
import type { Version } from './versions-of.ts'

interface GraphicViewerProps {
  opened: boolean
  title: string
  versions: readonly Version[]
  shownId: number | null
  onShow: (id: number) => void
  onClose: () => void
  /** What else can be done with it. */
  actions: ReactNode
}

const madeWords = ({ createdAt, createdBy }: StaffGraphic): string =>
  [formatDateTime(createdAt), createdBy].filter(Boolean).join(', ')

/** One finished graphic, large, in each of its formats; the others of the list are a key or a press away. */
export function GraphicViewer({ opened, title, versions, shownId, onShow, onClose, actions }: GraphicViewerProps) {
  const { version, formats, shown } = useShownGraphic(versions, shownId)
  const { name } = useClub()
  const isNarrow = useIsNarrow()
  const at = version ? versions.indexOf(version) : -1
  const turnTo = (other: Version | undefined) => other && onShow(other.id)
  const turn = ({ key, target }: KeyboardEvent) => {
    // The arrows of the switch of formats are its own.
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowLeft') turnTo(versions[at - 1])
    if (key === 'ArrowRight') turnTo(versions[at + 1])
  }
  if (!version || !shown) return null
  const altText = shown.altText ?? kindFacts(shown.type).label
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="64rem"
      fullScreen={isNarrow}
      onKeyDown={turn}
      classNames={{ body: classes.body }}
    >
      <div>
        <ShownFormatSwitch formats={formats} shown={shown.format} />
        <GraphicFrame className={classes.frame} formats={formats} shown={shown.format}>
          <img
            key={shown.url}
            className={classes.picture}
            src={shown.url}
            alt={altText}
            width={FORMATS[shown.format].width}
            height={FORMATS[shown.format].height}
          />
        </GraphicFrame>
      </div>
      <div className={classes.side}>
        {shown.isCorrected && <CorrectedNote />}
        <GraphicButtons
          clubName={name}
          kind={shown.type}
          graphics={version.graphics}
          shown={shown}
          words={{ caption: shown.caption ?? '', altText }}
        />
        {shown.caption && <Text className={classes.caption}>{shown.caption}</Text>}
        <Text size="sm" c="dimmed">
          {madeWords(shown)}
        </Text>
        {actions}
        <div className={classes.turns}>
          <ActionIcon
            size={44}
            variant="default"
            aria-label="Poprzednia grafika"
            disabled={at <= 0}
            onClick={() => turnTo(versions[at - 1])}
          >
            <IconCaretLeft size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={44}
            variant="default"
            aria-label="Następna grafika"
            disabled={at >= versions.length - 1}
            onClick={() => turnTo(versions[at + 1])}
          >
            <IconCaretRight size={22} aria-hidden />
          </ActionIcon>
        </div>
      </div>
    </Modal>
  )
}
