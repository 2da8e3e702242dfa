import { Button, Text, Title, UnstyledButton } from '@mantine/core'
import { pictureAtSize } from '#contract/picture.ts'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import { inFormat, type Version } from '#web/match/finished/versions-of.ts'
import { formatTime } from '#web/ui/date-time.ts'
import classes from './versions.module.css'

interface VersionsProps {
  title: string
  /** Newest first. */
  versions: readonly Version[]
  shown: Version
  /** There are more than these. */
  older: { isLoading: boolean; load: () => void } | null
  onChoose: (version: Version) => void
}

/** What was made before, in reach and out of the way. */
export function Versions({ title, versions, shown, older, onChoose }: VersionsProps) {
  if (versions.length < 2) return null
  return (
    <section aria-label={title}>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.strip}>
        {versions.map((version, index) => {
          const graphic = inFormat(version, DEFAULT_FORMAT)
          if (!graphic) return null
          const time = formatTime(graphic.createdAt)
          const words = index === 0 ? `Najnowsza grafika, ${time}` : `Grafika z godziny ${time}`
          return (
            <li key={version.id}>
              <UnstyledButton
                className={classes.version}
                aria-label={graphic.isCorrected ? `${words}, poprawiona od tej pory` : words}
                data-corrected={graphic.isCorrected || undefined}
                aria-current={version === shown || undefined}
                onClick={() => onChoose(version)}
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
