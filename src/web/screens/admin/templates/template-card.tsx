import { Badge, Paper, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, memo, useState } from 'react'
import { BACKGROUND_HINT, pictureAtSize } from '#contract/picture.ts'
import type { Template } from '#contract/template.ts'
import { DEFAULT_FORMAT, ratioOf } from '#graphic/formats.ts'
import { LOOK_LABELS } from '#graphic/template/look-name.ts'
import { lateTemplatePicture } from '#web/graphics/template-picture/late-template-picture.ts'
import type { SampleClub } from '#web/graphics/template-picture/template-picture.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import { MoreActions } from './more-actions.tsx'
import { TemplateActions } from './template-actions.tsx'
import classes from './template-card.module.css'
import type { TemplateTasks } from './template-tasks.ts'

const RATIO = { '--ratio': ratioOf(DEFAULT_FORMAT) } as CSSProperties

interface TemplateCardProps extends TemplateTasks {
  template: Template
  club: SampleClub
}

/** Remembered: a letter typed in the search must not draw hundreds of cards anew. */
export const TemplateCard = memo(function TemplateCard({ template, club, onDuplicate, ...tasks }: TemplateCardProps) {
  return (
    <Paper component="li" className={classes.card}>
      <div className={classes.picture} style={RATIO}>
        <Background address={template.background} />
        <LatePart
          part={lateTemplatePicture}
          props={{ template, catalogue: club, size: 480, className: classes.background }}
        />
        <MoreActions template={template} onDuplicate={onDuplicate} />
      </div>
      <div className={classes.body}>
        <div className={classes.words}>
          <Text fw={600} className={classes.name}>
            {template.name}
          </Text>
          <Text size="sm" c="dimmed">
            Układ: {LOOK_LABELS[template.look]}
          </Text>
          {template.isDefault && (
            <Badge variant="light" className={classes.badge}>
              Domyślny
            </Badge>
          )}
        </div>
        <TemplateActions template={template} {...tasks} />
      </div>
    </Paper>
  )
})

function Background({ address }: { address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!address || address === broken) return <IconPhoto size={40} stroke={1.3} aria-hidden />
  return (
    <img
      className={classes.background}
      src={pictureAtSize(address, 480)}
      alt=""
      width={BACKGROUND_HINT.width}
      height={BACKGROUND_HINT.height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  )
}
