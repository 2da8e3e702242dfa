import { teamKey } from './opponent-list.ts'
import { ALIASES_MAX, OPPONENT_NAME_MAX } from './opponent-name.ts'

interface NamedOpponent {
  name: string
  aliases?: readonly string[] | undefined
}

/** Each once, and none that is the opponent's own name in another spelling. */
export function tidyAliases(name: string, aliases: readonly string[]): string[] {
  const seen = new Set([teamKey(name)])
  return aliases.map((alias) => alias.trim()).filter((alias) => !seen.has(teamKey(alias)) && seen.add(teamKey(alias)))
}

/** Why an opponent cannot go by these names too; null: it can. A name that two have would be read as either. */
export function aliasesRefusal(aliases: readonly string[], others: readonly NamedOpponent[]): string | null {
  if (aliases.length > ALIASES_MAX) return `Najwyżej ${ALIASES_MAX} innych nazw, a jest ${aliases.length}`
  for (const alias of aliases) {
    if (alias.length > OPPONENT_NAME_MAX)
      return `„${alias.slice(0, 20)}…” jest za długa: najwyżej ${OPPONENT_NAME_MAX} znaków`
    const key = teamKey(alias)
    const bearer = others.find(({ name, aliases: known = [] }) => [name, ...known].some((own) => teamKey(own) === key))
    if (bearer) return `„${alias}” to już nazwa innego przeciwnika: ${bearer.name}`
  }
  return null
}
