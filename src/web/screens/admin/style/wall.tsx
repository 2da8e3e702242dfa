import { SegmentedControl, Text } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import { DEFAULT_FORMAT, FORMAT_NAMES, FORMATS, type FormatName, ratioOf } from '#graphic/formats.ts'
import { KIND_NAMES, kindFacts } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import { shownTemplate } from './shown-template.ts'
import type { StyledClub } from './use-styled-club.ts'
import classes from './wall.module.css'
import { WallPicture } from './wall-picture.tsx'

interface WallProps {
  club: StyledClub
  /** Null: each kind on the template that it has by default. */
  look: LookName | null
}

/** Every kind of graphic with the club's own data; those in sight are drawn. */
export function Wall({ club, look }: WallProps) {
  const [format, setFormat] = useState<FormatName>(DEFAULT_FORMAT)
  const { catalogue, match, isReady, templates } = club
  return (
    <section aria-label="Wszystkie grafiki w tym stylu" className={classes.wall}>
      <div className={classes.head}>
        <SegmentedControl
          aria-label="Format grafik"
          fullWidth
          value={format}
          onChange={(next) => setFormat(next as FormatName)}
          data={FORMAT_NAMES.map((name) => ({ value: name, label: FORMATS[name].label.replace(/ .*/, '') }))}
        />
      </div>
      <ul className={classes.pictures} data-format={format} style={{ '--ratio': ratioOf(format) } as CSSProperties}>
        {KIND_NAMES.map((kind) => (
          <li key={kind} className={classes.card}>
            <div className={classes.frame}>
              <WallPicture
                template={shownTemplate(templates, kind, look)}
                catalogue={catalogue}
                match={match}
                format={format}
                isReady={isReady}
                size={480}
                className={classes.picture}
              />
            </div>
            <Text size="sm" fw={600}>
              {kindFacts(kind).label}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
