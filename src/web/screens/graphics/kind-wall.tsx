import { Stack, Text, Title } from '@mantine/core'
import { DAY_PARTS, type DayPart, type KindTab } from '#graphic/kinds/kind.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { KIND_TABS, kindsOn } from '#graphic/kinds/tabs.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { KindCard } from './kind-card.tsx'
import classes from './kind-wall.module.css'

const PART_WORDS: Readonly<Record<DayPart, { title: string; description: string }>> = {
  before: { title: 'Przed meczem', description: 'Od zapowiedzi po wyjściowy skład.' },
  during: { title: 'W trakcie meczu', description: 'To, co dzieje się na boisku.' },
  after: { title: 'Po meczu', description: 'Wynik i wszystko, co z niego wynika.' },
  anytime: { title: 'O każdej porze', description: 'Nie tylko w dniu meczu.' },
}

const first = (tab: KindTab): KindName => kindsOn(tab)[0] as KindName

export function KindWall({ catalogue }: { catalogue: ClubCatalogue }) {
  return (
    <>
      <ScreenHeading title="Grafiki" description="Wybierz, co chcesz opublikować." />
      <Stack gap="xl">
        {DAY_PARTS.map((part) => {
          const tabs = KIND_TABS.filter((tab) => kindFacts(first(tab)).part === part)
          const { title, description } = PART_WORDS[part]
          return tabs.length === 0 ? null : (
            <section key={part} aria-labelledby={`graphics-${part}`}>
              <Title order={2} size="h4" id={`graphics-${part}`}>
                {title}
              </Title>
              <Text c="dimmed" size="sm" mb="sm">
                {description}
              </Text>
              <ul className={classes.wall}>
                {tabs.map((tab) => (
                  <KindCard key={tab.name} kind={first(tab)} catalogue={catalogue} />
                ))}
              </ul>
            </section>
          )
        })}
      </Stack>
    </>
  )
}
