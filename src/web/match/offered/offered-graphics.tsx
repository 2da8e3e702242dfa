import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { KindTab } from '#graphic/kinds/kind.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useSeasonCatalogue } from '#web/match-store/season-catalogue.ts'
import { useKinds } from '#web/match-store/use-kinds.ts'
import { OccasionChoice } from './occasion-choice.tsx'
import { OfferedGraphic } from './offered-graphic.tsx'
import classes from './offered-graphics.module.css'
import { type Occasional, useOccasions } from './use-occasions.ts'

interface OfferedGraphicsProps {
  names: readonly KindName[]
  catalogue: ClubCatalogue
  eventId: string | null
  isSmall?: boolean
}

const tabsOf = (names: readonly KindName[]): KindTab[] => [...new Set(names.map((name) => kindFacts(name).tab))]

const tabOf = ({ kinds: [kind] }: Occasional): KindTab => kindFacts(kind.name).tab

/** A single occasion says more than what kind it is of. */
const labelOf = ({ label }: KindTab, occasional: Occasional | undefined): string =>
  occasional?.occasions.length === 1 ? occasional.occasions[0].title : label

/** The graphics that belong to what has just happened: the first of them at once, the others one tap away. */
export function OfferedGraphics({ names, catalogue, eventId, isSmall }: OfferedGraphicsProps) {
  const occasional = useOccasions(names, catalogue, eventId)
  const withOccasion = (tab: KindTab) => occasional.find((one) => tabOf(one) === tab)
  const tabs = tabsOf(names.filter((name) => !kindFacts(name).hasOccasions || withOccasion(kindFacts(name).tab)))
  const [chosen, setChosen] = useState<string | null>(null)
  const tab = tabs.find(({ name }) => name === chosen) ?? tabs[0]
  const shown = useMemo(() => names.filter((name) => kindFacts(name).tab === tab), [names, tab])
  const kinds = useKinds(shown)
  const filled = useSeasonCatalogue(catalogue, shown)
  if (!tab || !kinds) return null
  const occasion = withOccasion(tab)
  return (
    <>
      {tabs.length > 1 && (
        <div className={classes.tabs}>
          <SegmentedControl
            aria-label="Grafika"
            fullWidth
            className={classes.strip}
            value={tab.name}
            onChange={setChosen}
            data={tabs.map((one) => ({ value: one.name, label: labelOf(one, withOccasion(one)) }))}
          />
        </div>
      )}
      {occasion ? (
        <OccasionGraphic key={tab.name} label={tab.label} occasional={occasion} isSmall={isSmall} />
      ) : (
        <OfferedGraphic key={tab.name} kinds={kinds} catalogue={filled} eventId={eventId} isSmall={isSmall} />
      )}
    </>
  )
}

interface OccasionGraphicProps {
  label: string
  occasional: Occasional
  isSmall?: boolean | undefined
}

/** The newest of them; with several, a choice. */
function OccasionGraphic({ label, occasional, isSmall = false }: OccasionGraphicProps) {
  const { kinds, catalogue, occasions } = occasional
  const [chosen, setChosen] = useState<string | null>(null)
  const { id } = occasions.find((one) => one.id === chosen) ?? occasions[occasions.length - 1] ?? occasions[0]
  return (
    <>
      {occasions.length > 1 && (
        <OccasionChoice label={label} occasions={occasions.toReversed()} chosen={id} onChoose={setChosen} />
      )}
      <OfferedGraphic kinds={kinds} catalogue={catalogue} eventId={id} isSmall={isSmall} />
    </>
  )
}
