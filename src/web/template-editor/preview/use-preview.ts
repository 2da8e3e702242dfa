import { useMemo, useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import type { DrawnKind } from '#graphic/kinds/kind.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { previewOf } from '#graphic/sample/preview-of.ts'
import { SAMPLE_NAMES, type SampleName } from '#graphic/sample/samples.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import { useSamplePhotos } from '#web/api/sample-photos.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { useOpenMatch } from '#web/match-store/open-match.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { useKinds } from '#web/match-store/use-kinds.ts'

type Photo = NonNullable<Catalogue['photos']>[number]

/** The current match as everybody shares it right now; undefined: there is none. */
function useSharedMatch(): ShownMatch | undefined {
  const team = useOpenMatch((open) => open.team)
  const document = useCurrentMatch(true, team).data?.document
  return useMemo(() => document && withFollowing(stateOf(document.cells, serverNow())), [document]) ?? undefined
}

/** Nobody makes a file of a sample: pictures of the screen's size will do. */
const forScreen = (photo: Photo): Photo => ({
  ...photo,
  src: pictureAtSize(photo.src, 1280),
  cutout: photo.cutout && pictureAtSize(photo.cutout, 1280),
})

/** Which data the template is shown with: the viewer's own choice, kept nowhere. */
export interface SampleChoice {
  shown: SampleName
  offered: readonly SampleName[]
  choose: (sample: SampleName) => void
}

interface Preview {
  samples: SampleChoice
  /** Undefined until what draws this kind is loaded. */
  drawn: DrawnKind | undefined
}

export function usePreview(type: KindName): Preview {
  const club = useCatalogue()
  const { photos } = useSamplePhotos(kindFacts(type).takesPhoto ?? false)
  const catalogue = useMemo(() => ({ ...club, photos: photos.map(forScreen) }), [club, photos])
  const match = useSharedMatch()
  const [chosen, choose] = useState<SampleName>('home')
  const offered = match ? SAMPLE_NAMES : SAMPLE_NAMES.filter((sample) => sample !== 'current')
  const shown = offered.includes(chosen) ? chosen : 'home'
  const kind = useKinds(useMemo(() => [type], [type]))?.[0]
  const seen = shown === 'current' ? match : undefined
  const drawn = useMemo(() => kind && previewOf(shown, kind, catalogue, seen), [shown, kind, catalogue, seen])
  return { samples: { shown, offered, choose }, drawn }
}
