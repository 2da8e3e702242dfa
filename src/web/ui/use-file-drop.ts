import { type DragEvent, useState } from 'react'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Handlers for the element onto which files may be dropped, and whether some hang over it. */
export function useFileDrop(onFiles: (files: File[], event: DragEvent) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    dropTarget: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const isStillInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!isStillInside) setOver(false)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files], event)
      },
    },
  }
}
