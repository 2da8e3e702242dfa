import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import { DEFAULT_FORMAT, ratioOf } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { chosenTemplate } from '#graphic/template/chosen-template.ts'
import { lateTemplatePicture } from '#web/graphics/template-picture/late-template-picture.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { LatePart } from '#web/ui/late-part.tsx'
import classes from './template-select.module.css'

interface TemplateSelectProps {
  catalogue: ClubCatalogue
  type: KindName
  /** Null: nobody has chosen yet, so it is the default one. */
  value: number | null
  onChange: (id: number) => void
  label?: string
}

/** Thumbnails side by side; the arrow keys go through them as through any group of radio buttons. */
export function TemplateSelect({ catalogue, type, value, onChange, label = 'Szablon' }: TemplateSelectProps) {
  const { templates } = catalogue
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  const fitting = templates.filter((template) => template.type === type)
  const chosenId = chosenTemplate(templates, type, value)?.id ?? null

  useEffect(() => {
    const element = strip.current
    const card = element?.querySelector<HTMLElement>(`[data-template="${chosenId}"]`)
    if (!element || !card) return
    const middle = card.offsetLeft + card.offsetWidth / 2
    element.scrollTo({ left: middle - element.clientWidth / 2 })
  }, [chosenId])

  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {fitting.length === 0 && (
        <Text c="dimmed" size="sm">
          Nie ma jeszcze szablonu dla tej grafiki.
        </Text>
      )}
      <div className={classes.strip} ref={strip} style={{ '--ratio': ratioOf(DEFAULT_FORMAT) } as CSSProperties}>
        {fitting.map((template) => (
          <label key={template.id} className={classes.card} data-template={template.id}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={template.id}
              checked={template.id === chosenId}
              onChange={() => onChange(template.id)}
            />
            <span className={classes.picture}>
              {template.background && (
                <img
                  key={template.background}
                  className={classes.background}
                  src={pictureAtSize(template.background, 160)}
                  alt=""
                  decoding="async"
                  draggable={false}
                  onError={({ currentTarget }) => {
                    currentTarget.hidden = true
                  }}
                />
              )}
              <LatePart
                part={lateTemplatePicture}
                props={{ template, catalogue, size: 160, className: classes.background }}
              />
              <span className={classes.check}>
                <IconCheck size={14} stroke={3} aria-hidden />
              </span>
            </span>
            <Text span size="sm" className={classes.name}>
              {template.name}
            </Text>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
