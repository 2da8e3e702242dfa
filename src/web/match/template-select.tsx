import { Text } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import type { CatalogueTemplate } from '#graphic/catalogue.ts'
import { DEFAULT_FORMAT, ratioOf } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { chosenTemplate } from '#graphic/template/chosen-template.ts'
import { lateTemplatePicture } from '#web/graphics/template-picture/late-template-picture.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { LatePart } from '#web/ui/late-part.tsx'
import { Thumbnail, ThumbnailChoice, thumbnailFill } from '#web/ui/thumbnail-choice.tsx'

interface TemplateSelectProps {
  catalogue: ClubCatalogue
  type: KindName
  /** Null: nobody has chosen yet, so it is the default one. */
  value: number | null
  onChange: (id: number) => void
  label?: string
}

const SIZE = { width: '6rem', ratio: String(ratioOf(DEFAULT_FORMAT)) }

const TemplateThumbnail = ({ template, catalogue }: { template: CatalogueTemplate; catalogue: ClubCatalogue }) => (
  <>
    {template.background && (
      <img
        key={template.background}
        className={thumbnailFill}
        src={pictureAtSize(template.background, 160)}
        alt=""
        decoding="async"
        draggable={false}
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    )}
    <LatePart part={lateTemplatePicture} props={{ template, catalogue, size: 160, className: thumbnailFill }} />
  </>
)

export function TemplateSelect({ catalogue, type, value, onChange, label = 'Szablon' }: TemplateSelectProps) {
  const { templates } = catalogue
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  const fitting = templates.filter((template) => template.type === type)
  const chosenId = chosenTemplate(templates, type, value)?.id ?? null

  useEffect(() => {
    const element = strip.current
    const card = element?.querySelector<HTMLElement>(`label:has([value="${chosenId}"])`)
    if (!element || !card) return
    const middle = card.offsetLeft + card.offsetWidth / 2
    element.scrollTo({ left: middle - element.clientWidth / 2 })
  }, [chosenId])

  return (
    <ThumbnailChoice
      legend={label}
      size={SIZE}
      strip={strip}
      footer={
        fitting.length === 0 && (
          <Text c="dimmed" size="sm">
            Nie ma jeszcze szablonu dla tej grafiki.
          </Text>
        )
      }
    >
      {fitting.map((template) => (
        <Thumbnail
          key={template.id}
          name={name}
          value={template.id}
          isChosen={template.id === chosenId}
          onChoose={() => onChange(template.id)}
          picture={<TemplateThumbnail template={template} catalogue={catalogue} />}
          caption={template.name}
        />
      ))}
    </ThumbnailChoice>
  )
}
