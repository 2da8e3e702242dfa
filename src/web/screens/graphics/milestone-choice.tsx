import { Paper, Text, Title } from '@mantine/core'
import type { Kind } from '#graphic/kinds/kind.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { OccasionChoice } from '#web/match/offered/occasion-choice.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useMatch } from '#web/match-store/use-match.ts'

interface MilestoneChoiceProps {
  kind: Kind
  catalogue: ClubCatalogue
  chosen: string | null
  onChoose: (id: string) => void
}

/** Which of the match's milestones the graphic is about. */
export function MilestoneChoice({ kind, catalogue, chosen, onChoose }: MilestoneChoiceProps) {
  const match = useMatch((shown) => shown)
  const occasions = kind.occasions?.(match, catalogue).toReversed() ?? []
  const { label } = kindFacts(kind.name)
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label={`${label} na grafice`}>
      <Title order={2} size="h4" mb="sm">
        {label}
      </Title>
      {occasions.length === 0 ? (
        <Text>
          W tym meczu nie ma jeszcze jubileuszu. Pojawi się tu sam: za trzy gole w meczu, za 10., 25., 50. i 100. gola
          dla drużyny (dalej co 50) i za co pięćdziesiąty mecz.
        </Text>
      ) : (
        <OccasionChoice label={label} occasions={occasions} chosen={chosen} onChoose={onChoose} />
      )}
      <Text c="dimmed" size="sm" mt="sm">
        Liczą się tylko mecze drużyny zapisane w aplikacji, bez wcześniejszych goli i występów.
      </Text>
    </Paper>
  )
}
