import { IconHeartHandshake, IconListNumbers, IconTrophy } from '@tabler/icons-react'
import type { CompetitionKind } from '#domain/season/competition-kind.ts'

const ICONS = { league: IconListNumbers, cup: IconTrophy, friendly: IconHeartHandshake }

export function CompetitionKindIcon({ kind }: { kind: CompetitionKind }) {
  const Icon = ICONS[kind]
  return <Icon size={18} stroke={1.6} aria-hidden />
}
