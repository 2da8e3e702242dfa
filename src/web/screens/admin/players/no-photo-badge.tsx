import { Badge } from '@mantine/core'

export function NoPhotoBadge() {
  return (
    <Badge variant="default" tt="none" fw={600} c="dimmed">
      Bez zdjęcia
    </Badge>
  )
}
