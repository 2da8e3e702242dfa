import { Skeleton, Text } from '@mantine/core'
import type { Kind } from '#graphic/kinds/kind.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { usePhotoCatalogue } from '#web/match-store/photo-catalogue.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { useFinishedGraphic } from '../finished-graphic.ts'
import { GraphicPreview } from '../graphic-preview.tsx'
import { GraphicSharing } from '../graphic-sharing.tsx'
import { hasForm, KindForm } from '../kind-form/kind-form.tsx'
import { PhotoOffer } from '../photo/photo-offer.tsx'
import { ShownFormatSwitch } from '../shown-format-switch.tsx'
import classes from './offered-graphic.module.css'

interface OfferedGraphicProps {
  /** Those that take each other's place. */
  kinds: readonly Kind[]
  catalogue: ClubCatalogue
  eventId: string | null
  /** Where something else comes first. */
  isSmall?: boolean
}

/** Prepared, and one tap from being shared. It is sent to the server when it is. */
export function OfferedGraphic({ kinds, catalogue: club, eventId, isSmall = false }: OfferedGraphicProps) {
  const catalogue = usePhotoCatalogue(club, kinds[0]?.name)
  const graphic = useGraphic(kinds, catalogue, eventId)
  const finished = useFinishedGraphic(graphic, graphic.missing === null, 'when-shared')
  const formats = graphic.scenes.map(({ format }) => format)
  if (!catalogue.isReady) return <Skeleton height="16rem" radius="md" role="status" aria-label="Wczytywanie grafiki" />
  const form = <KindForm kind={graphic.kind} catalogue={catalogue} />
  if (graphic.missing) return hasForm(graphic.kind) ? form : <Text c="dimmed">{graphic.missing.message}</Text>
  return (
    <div className={classes.offered} data-small={isSmall || undefined}>
      {form}
      {!isSmall && <ShownFormatSwitch formats={formats} shown={graphic.format} />}
      <GraphicPreview graphic={graphic} photo={finished.photo} className={classes.graphic} />
      <div className={classes.buttons}>
        <GraphicSharing
          graphic={graphic}
          clubName={catalogue.club.name}
          finished={finished}
          kept="Zdarzenie jest zapisane."
        />
      </div>
      <div className={classes.photo}>
        <PhotoOffer key={graphic.kind} graphic={graphic} />
      </div>
    </div>
  )
}
