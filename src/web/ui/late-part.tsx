import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { DialogPart } from './deferred-dialog.tsx'
import { whenAtRest } from './when-at-rest.ts'

interface LatePartProps<Props> {
  part: DialogPart<Props>
  props: Props
  /** In its place until it is there. */
  fallback?: ReactNode
}

/** A part that the first screen can be used without: it comes once the page is at rest, and with the next screen at once. */
export function LatePart<Props extends object>({ part, props, fallback = null }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => part.loaded)
  useEffect(() => whenAtRest(() => part.load().then((loaded) => setPart(() => loaded))), [part])
  return Part ? <Part {...props} /> : fallback
}
