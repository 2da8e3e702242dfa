/** Why a team stays; null: it may go. */
export function deletionRefusal({ isDefault, matches }: { isDefault: boolean; matches: number }): string | null {
  if (isDefault) return 'Nie można usunąć domyślnej drużyny. Najpierw ustaw inną jako domyślną'
  if (matches > 0) return 'Nie można usunąć drużyny, która ma mecze'
  return null
}
