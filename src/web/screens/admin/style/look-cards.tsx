import { Text } from '@mantine/core'
import { type CSSProperties, useId } from 'react'
import { DEFAULT_FORMAT, ratioOf } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_LABELS, LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import classes from './look-cards.module.css'
import { shownTemplate } from './shown-template.ts'
import type { StyledClub } from './use-styled-club.ts'
import { WallPicture } from './wall-picture.tsx'

interface LookCardsProps {
  club: StyledClub
  look: LookName | null
  onChange: (look: LookName) => void
}

/** Each look by the graphic of a goal, which has all that it is made of. */
export function LookCards({ club: { catalogue, match, templates, isReady }, look, onChange }: LookCardsProps) {
  const name = useId()
  return (
    <>
      <fieldset className={classes.cards} style={{ '--ratio': ratioOf(DEFAULT_FORMAT) } as CSSProperties}>
        <legend className={classes.legend}>Wygląd wszystkich grafik</legend>
        {LOOK_NAMES.map((each) => (
          <label key={each} className={classes.card}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={each === look}
              onChange={() => onChange(each)}
            />
            <span className={classes.frame}>
              <WallPicture
                template={shownTemplate(templates, 'goal', each)}
                catalogue={catalogue}
                match={match}
                format={DEFAULT_FORMAT}
                isReady={isReady}
                size={160}
                className={classes.picture}
              />
            </span>
            <Text span size="sm" fw={600}>
              {LOOK_LABELS[each]}
            </Text>
          </label>
        ))}
      </fieldset>
      <Text size="sm" c="dimmed" mt="sm">
        {look === null && 'Teraz domyślne szablony są z różnych wyglądów. '}
        Wybrany wygląd ustawia swoje szablony startowe jako domyślne dla wszystkich {KIND_NAMES.length} rodzajów grafik.
        Własne szablony klubu i pozostałe startowe zostają na liście, nic nie znika.
      </Text>
    </>
  )
}
