import { Text } from '@mantine/core'
import { IconCheck, IconPhoto } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import type { Template } from '#contract/template.ts'
import { chosenTemplate } from '#domain/template/chosen-template.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import classes from './template-select.module.css'

interface TemplateSelectProps {
  templates: readonly Template[]
  type: TemplateType
  /** Null: nobody has chosen yet, so it is the default one. */
  value: number | null
  onChange: (id: number) => void
  label?: string
}

/** Thumbnails side by side; the arrow keys go through them as through any group of radio buttons. */
export function TemplateSelect({ templates, type, value, onChange, label = 'Szablon' }: TemplateSelectProps) {
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
      <div className={classes.strip} ref={strip}>
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
              <Thumbnail address={template.background} />
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

function Thumbnail({ address }: { address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!address || address === broken) return <IconPhoto size={28} stroke={1.3} aria-hidden />
  return (
    <img
      className={classes.background}
      src={pictureAtSize(address, 160)}
      alt=""
      width={80}
      height={100}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
    />
  )
}
