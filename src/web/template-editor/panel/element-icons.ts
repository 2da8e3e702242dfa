import {
  type Icon,
  IconCircle,
  IconDatabase,
  IconLayout,
  IconLetterT,
  IconLine,
  IconPhoto,
  IconRectangle,
} from '@tabler/icons-react'
import type { Item } from '#graphic/template/editor/items.ts'

export const ELEMENT_ICONS: Record<Item['type'], Icon> = {
  text: IconLetterT,
  image: IconPhoto,
  rectangle: IconRectangle,
  circle: IconCircle,
  line: IconLine,
  dynamic: IconDatabase,
  piece: IconLayout,
}
