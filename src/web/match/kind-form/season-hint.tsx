import '@mantine/core/styles/Anchor.layer.css'
import { Anchor, Paper, Text, Title } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { KindFormProps } from './kind-form.tsx'

const SeasonLink = createLink(Anchor<'a'>)

interface HintProps {
  title: string
  message: string
  /** What follows `/matches/` in the address. */
  part: string
  link: string
}

const Hint = ({ title, message, part, link }: HintProps) => (
  <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label={title}>
    <Title order={2} size="h4" mb="xs">
      {title}
    </Title>
    <Text c="dimmed" mb="sm">
      {message}
    </Text>
    <SeasonLink to={part === '' ? '/matches' : '/matches/$'} params={{ _splat: part }}>
      {link}
    </SeasonLink>
  </Paper>
)

export const TableHint = ({ catalogue: { season } }: KindFormProps) =>
  season?.table ? null : (
    <Hint
      title="Nie ma jeszcze tabeli"
      message="Wklej tabelę swojej ligi albo wpisz drużyny, a własne mecze dopiszą się do niej same."
      part="table"
      link="Przejdź do tabeli"
    />
  )

export const RoundHint = ({ catalogue: { season } }: KindFormProps) =>
  season?.round ? null : (
    <Hint
      title="Nie ma wyników tej kolejki"
      message="Wklej albo wpisz wyniki kolejki pod tabelą. Wynik waszego meczu jest tam sam, gdy mecz ma numer kolejki."
      part="table"
      link="Przejdź do tabeli"
    />
  )

export const FixturesHint = ({ catalogue: { season } }: KindFormProps) =>
  season && season.fixtures.length > 0 ? null : (
    <Hint
      title="Nie ma meczów przed wami"
      message="Dodaj kolejne mecze albo wczytaj cały terminarz naraz."
      part=""
      link="Przejdź do terminarza"
    />
  )
