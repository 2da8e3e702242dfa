import type { FixtureImport } from '#contract/fixture-import.ts'
import type { StaffMatch } from '#contract/staff-match.ts'
import type { FixturePlan } from '#domain/fixtures/plan.ts'
import { newId } from '#web/api/new-id.ts'
import type { Choices } from './use-import-plan.ts'

/** What of a plan this person may save: only admins add opponents. */
export function wantedImport(
  plan: FixturePlan,
  known: readonly StaffMatch[],
  choices: Choices,
  { teamId, isAdmin }: { teamId: number | null; isAdmin: boolean },
): FixtureImport {
  const versions = new Map(known.map(({ id, version }) => [id, version]))
  const added = plan.rows.flatMap((row) => (row.action === 'add' ? [row.match] : []))
  return {
    ...(teamId !== null && { teamId }),
    aliases: Object.entries(choices).flatMap(([alias, who]) =>
      typeof who === 'object' && 'opponentId' in who ? [{ opponentId: who.opponentId, alias }] : [],
    ),
    added: added
      .filter(({ opponent }) => isAdmin || 'opponentId' in opponent)
      .map((match) => ({ ...match, key: newId() })),
    changed: plan.rows.flatMap((row) =>
      row.action === 'change'
        ? [
            {
              id: row.id,
              version: versions.get(row.id) ?? 0,
              facts: Object.fromEntries(row.changes.map(({ field, becomes }) => [field, becomes])),
            },
          ]
        : [],
    ),
  }
}
