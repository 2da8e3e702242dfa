import { Text, Title, UnstyledButton } from '@mantine/core'
import { pictureAtSize } from '#contract/picture.ts'
import type { GraphicKind } from '#web/match-store/use-graphic.ts'
import { formatTime } from '#web/ui/date-time.ts'
import type { ShownGraphic } from './match-graphics.ts'
import classes from './versions.module.css'

interface VersionsProps {
  kind: GraphicKind
  /** Newest first. */
  graphics: readonly ShownGraphic[]
  shown: ShownGraphic
  onChoose: (graphic: ShownGraphic) => void
}

/** What was made before, in reach and out of the way. */
export function Versions({ kind, graphics, shown, onChoose }: VersionsProps) {
  if (graphics.length < 2) return null
  const title = kind === 'goal' ? 'Grafiki goli' : 'Wersje'
  return (
    <section aria-label={title}>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.strip}>
        {graphics.map((graphic, index) => {
          const time = graphic.createdAt && formatTime(graphic.createdAt)
          return (
            <li key={graphic.url}>
              <UnstyledButton
                className={classes.version}
                aria-label={index === 0 ? `Najnowsza grafika, ${time}` : `Grafika z godziny ${time}`}
                aria-current={graphic === shown || undefined}
                onClick={() => onChoose(graphic)}
              >
                <img
                  className={classes.picture}
                  src={pictureAtSize(graphic.url, 160)}
                  alt=""
                  width={80}
                  height={100}
                  loading="lazy"
                />
                <Text span size="sm" className={classes.time}>
                  {time}
                </Text>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
