import type { LookName } from '#domain/template/look-name.ts'
import { broadcast } from './broadcast.ts'
import { classic } from './classic.ts'
import type { Look } from './look.ts'
import { poster } from './poster.ts'

export const LOOKS: Record<LookName, Look> = { broadcast, poster, classic }
