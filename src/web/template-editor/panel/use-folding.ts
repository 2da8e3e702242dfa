import { useState } from 'react'
import type { SectionName } from '#graphic/template/sections.ts'

/** A section that was opened or closed by hand stays so for the next element too; else it is open where it says something. */
export function useFolding() {
  const [opened, setOpened] = useState<Partial<Record<SectionName, boolean>>>({})
  return (name: SectionName, isSet: boolean) => {
    const isOpen = opened[name] ?? isSet
    return { isOpen, onToggle: () => setOpened({ ...opened, [name]: !isOpen }) }
  }
}

export type Folding = ReturnType<typeof useFolding>
