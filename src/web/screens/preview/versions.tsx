import { Button, Text, Title, UnstyledButton } from '@mantine/core'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { pictureAtSize } from '#contract/picture.ts'
import type { GraphicKindName } from '#web/match-store/graphics/graphic-kind.ts'
import { formatTime } from '#web/ui/date-time.ts'
import classes from './versions.module.css'

interface VersionsProps {
  kind: GraphicKindName
  /** Newest first. */
  graphics: readonly StaffGraphic[]
  shown: StaffGraphic
  /** There are more than these. */
  older: { isLoading: boolean; load: () => void } | null
  onChoose: (graphic: StaffGraphic) => void
}

/** What was made before, in reach and out of the way. */
export function Versions({ kind, graphics, shown, older, onChoose }: VersionsProps) {
  if (graphics.length < 2) return null
  const title = kind === 'goal' ? 'Grafiki goli' : 'Wersje'
  return (
    <section aria-label={title}>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.strip}>
        {graphics.map((graphic, index) => {
          const time = formatTime(graphic.createdAt)
          const words = index === 0 ? `Najnowsza grafika, ${time}` : `Grafika z godziny ${time}`
          return (
            <li key={graphic.id}>
              <UnstyledButton
                className={classes.version}
                aria-label={graphic.isCorrected ? `${words}, poprawiona od tej pory` : words}
                data-corrected={graphic.isCorrected || undefined}
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
        {older && (
          <li className={classes.older}>
            <Button variant="default" loading={older.isLoading} onClick={older.load}>
              Starsze
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}
