import { type ComponentType, useEffect, useState } from 'react'
import { whenAtRest } from './when-at-rest.ts'

export interface DialogPart<Props> {
  load: () => Promise<ComponentType<Props>>
  loaded: ComponentType<Props> | null
}

/** One for each kind of dialog: what one screen has loaded, the next one has at once. */
export function dialogPart<Props>(load: () => Promise<ComponentType<Props>>): DialogPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const part: DialogPart<Props> = {
    loaded: null,
    load() {
      // Imported a second time while it is on its way, it would not wait for its styles.
      loading ??= load().then(
        (loaded) => {
          part.loaded = loaded
          return loaded
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
  return part
}

interface DeferredDialogProps<Props> {
  part: DialogPart<Props>
  props: Props
}

/** A dialog that comes after the screen which may open it: once the page is at rest, or when it is first opened. */
export function DeferredDialog<Props extends { opened: boolean }>({ part, props }: DeferredDialogProps<Props>) {
  const [Dialog, setDialog] = useState(() => part.loaded)
  const [failure, setFailure] = useState<unknown>(null)
  const isMissed = !Dialog && props.opened
  useEffect(() => {
    const show = () => part.load().then((loaded) => setDialog(() => loaded))
    if (!isMissed) return whenAtRest(show)
    show().catch(setFailure)
    return undefined
  }, [part, isMissed])
  if (failure) throw failure
  return Dialog && <LoadedDialog Dialog={Dialog} props={props} />
}

interface LoadedDialogProps<Props> {
  Dialog: ComponentType<Props>
  props: Props
}

/** Opens after it is there: a dialog that begins open does not know where the focus was, and cannot give it back. */
function LoadedDialog<Props extends { opened: boolean }>({ Dialog, props }: LoadedDialogProps<Props>) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return <Dialog {...props} opened={props.opened && isThere} />
}
