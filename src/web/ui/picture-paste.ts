import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Marks the fields among which a paste is dealt out. */
export const PICTURE_FIELD = 'data-picture-field'

/** A picture pasted anywhere on the page goes to the field that is focused, else pointed at, else the first. */
export function usePastedPicture(field: RefObject<HTMLElement | null>, onPicture: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file || isMeantAsText(event) || !field.current || pasteReceiver(event) !== field.current) return
    event.preventDefault()
    onPicture(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

/** Office programs put a picture of the copied text beside the text itself. */
const isMeantAsText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea') && clipboardData?.getData('text/plain') !== ''

function pasteReceiver({ target }: ClipboardEvent): Element | undefined {
  // An open dialog keeps the paste to itself, also from the fields that lie under it.
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null
  const fields = [...(dialog ?? document).querySelectorAll(`[${PICTURE_FIELD}]`)]
  return (
    fields.find((field) => field.matches(':focus-within')) ??
    fields.find((field) => field.matches(':hover')) ??
    fields[0]
  )
}
