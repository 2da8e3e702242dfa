import { Badge } from '@mantine/core'

export function NoCrestBadge() {
  return (
    <Badge variant="default" tt="none" fw={600} c="dimmed">
      Bez herbu
    </Badge>
  )
}
