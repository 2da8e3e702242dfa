import { Paper, Stack, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Kind } from '#graphic/kinds/kind.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { kindsOn } from '#graphic/kinds/tabs.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { KindForm } from '#web/match/kind-form/kind-form.tsx'
import { LatePhotoChoice } from '#web/match/photo/late-photo-choice.tsx'
import { TemplateSelect } from '#web/match/template-select.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { chooseTemplate } from '#web/match-store/choose-template.ts'
import { usePhotoCatalogue } from '#web/match-store/photo-catalogue.ts'
import { useSeasonCatalogue } from '#web/match-store/season-catalogue.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { useKinds } from '#web/match-store/use-kinds.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { EventChoice } from './event-choice.tsx'
import { MilestoneChoice } from './milestone-choice.tsx'
import { StudioPanel } from './studio-panel.tsx'

interface KindStudioProps {
  kind: KindName
  catalogue: ClubCatalogue
}

const OF_CLUB = 'Nie należy do żadnego meczu: gotową grafikę znajdziesz w galerii.'

export function KindStudio({ kind, catalogue }: KindStudioProps) {
  const names = useMemo(() => kindsOn(kindFacts(kind).tab), [kind])
  const kinds = useKinds(names)
  const filled = usePhotoCatalogue(useSeasonCatalogue(catalogue, names), kind)
  return (
    <>
      <ButtonLink
        to="/graphics"
        variant="subtle"
        size="compact-md"
        ml="-0.5rem"
        mb="xs"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        Wszystkie grafiki
      </ButtonLink>
      <ScreenHeading title={kindFacts(kind).label} {...(kindFacts(kind).isOfClub && { description: OF_CLUB })} />
      {kinds && filled.isReady ? (
        <Studio kind={kind} kinds={kinds} catalogue={filled} />
      ) : filled.error ? (
        <LoadFailure
          title="Nie udało się wczytać danych klubu"
          message={serverMessage(filled.error)}
          onRetry={filled.retry}
        />
      ) : (
        <ColumnsSkeleton label="Wczytywanie grafiki" heights={['18rem']} />
      )}
    </>
  )
}

function Studio({ kind, kinds, catalogue }: KindStudioProps & { kinds: readonly Kind[] }) {
  const [eventId, setEventId] = useState<string | null>(null)
  const graphic = useGraphic(kinds, catalogue, eventId)
  const { follows } = kindFacts(kind)
  const occasional = kinds.find((one) => one.occasions)
  return (
    <ScreenColumns
      first={graphic.missing ? 'controls' : 'preview'}
      controls={
        <>
          {occasional ? (
            <MilestoneChoice kind={occasional} catalogue={catalogue} chosen={graphic.eventId} onChoose={setEventId} />
          ) : (
            follows && (
              <EventChoice kinds={follows} catalogue={catalogue} chosen={graphic.eventId} onChoose={setEventId} />
            )
          )}
          <KindForm kind={kind} catalogue={catalogue} />
          <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Ustawienia grafiki">
            <Title order={2} size="h4" mb="md">
              Ustawienia grafiki
            </Title>
            <Stack gap="md">
              <TemplateSelect
                catalogue={catalogue}
                type={graphic.kind}
                value={graphic.template?.id ?? null}
                onChange={(id) => chooseTemplate(graphic.kind, id)}
              />
              <LatePhotoChoice graphic={graphic} />
            </Stack>
          </Paper>
        </>
      }
      preview={<StudioPanel graphic={graphic} clubName={catalogue.club.name} />}
    />
  )
}
