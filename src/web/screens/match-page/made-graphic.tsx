import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { MatchPage } from '#contract/match-page.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { inFormat, type Version } from '#web/match/finished/versions-of.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { graphicTitle } from './graphic-title.ts'
import classes from './match-graphics.module.css'

interface MadeGraphicProps {
  version: Version
  match: MatchPage
  onOpen: (id: number, format: FormatName) => void
  /** Null: it cannot be made again. */
  onMake: ((graphic: StaffGraphic) => void) | null
  isMaking: boolean
}

/** One graphic in its formats, with its caption. */
export function MadeGraphic({ version, match, onOpen, onMake, isMaking }: MadeGraphicProps) {
  const [newest] = version.graphics
  if (!newest) return null
  const title = graphicTitle(newest, match)
  const formats = FORMAT_NAMES.filter((name) => version.graphics.some(({ format }) => format === name))
  return (
    <Paper component="li" p="md" className={classes.graphic}>
      <ul className={classes.formats} aria-label={`Formaty: ${title}`}>
        {formats.map((format) => (
          <li key={format}>
            <UnstyledButton
              className={classes.format}
              aria-label={`${title}, ${FORMATS[format].label}`}
              onClick={() => onOpen(version.id, format)}
            >
              <img
                className={classes.picture}
                data-corrected={newest.isCorrected || undefined}
                src={pictureAtSize(inFormat(version, format)?.url ?? '', 480)}
                alt=""
                width={FORMATS[format].width}
                height={FORMATS[format].height}
                loading="lazy"
                decoding="async"
              />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={classes.words}>
        <Group gap="xs">
          <Title order={3} size="h5">
            {title}
          </Title>
          {newest.isCorrected && (
            <Badge color="yellow.4" autoContrast>
              Poprawiona
            </Badge>
          )}
        </Group>
        {newest.caption && (
          <Text size="sm" className={classes.caption}>
            {newest.caption}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {[formatDateTime(newest.createdAt), newest.createdBy].filter(Boolean).join(', ')}
        </Text>
        {onMake && (
          <Button
            variant="light"
            loading={isMaking}
            leftSection={<IconRefresh size={18} aria-hidden />}
            aria-label={`Zrób jeszcze raz: ${title}`}
            onClick={() => onMake(newest)}
          >
            Zrób jeszcze raz
          </Button>
        )}
      </div>
    </Paper>
  )
}
