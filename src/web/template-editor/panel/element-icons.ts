import {
  type Icon,
  IconCircle,
  IconDatabase,
  IconLetterT,
  IconLine,
  IconPhoto,
  IconRectangle,
} from '@tabler/icons-react'
import type { ElementType } from '#domain/template/element-kinds.ts'

export const ELEMENT_ICONS: Record<ElementType, Icon> = {
  text: IconLetterT,
  image: IconPhoto,
  rectangle: IconRectangle,
  circle: IconCircle,
  line: IconLine,
  dynamic: IconDatabase,
}
