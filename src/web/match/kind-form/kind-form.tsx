import { Skeleton } from '@mantine/core'
import { type ComponentType, lazy, Suspense } from 'react'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'

export interface KindFormProps {
  catalogue: ClubCatalogue
}

const hints = () => import('./season-hint.tsx')

/** What has to be said for a kind of graphic that the match does not say, or where it is said. */
const FORMS: Readonly<Partial<Record<KindName, ComponentType<KindFormProps>>>> = {
  table: lazy(() => hints().then(({ TableHint }) => ({ default: TableHint }))),
  fixtures: lazy(() => hints().then(({ FixturesHint }) => ({ default: FixturesHint }))),
  round: lazy(() => hints().then(({ RoundHint }) => ({ default: RoundHint }))),
  stats: lazy(() => import('./stats-form.tsx').then(({ StatsForm }) => ({ default: StatsForm }))),
  post: lazy(() => import('./post-form.tsx').then(({ PostForm }) => ({ default: PostForm }))),
  'best-player': lazy(() =>
    import('./best-player-form.tsx').then(({ BestPlayerForm }) => ({ default: BestPlayerForm })),
  ),
}

export const hasForm = (kind: KindName): boolean => FORMS[kind] !== undefined

/** Where the graphic is made, and where it is offered. */
export function KindForm({ kind, catalogue }: KindFormProps & { kind: KindName }) {
  const Form = FORMS[kind]
  return Form ? (
    <Suspense fallback={<Skeleton height="8rem" radius="md" />}>
      <Form catalogue={catalogue} />
    </Suspense>
  ) : null
}
