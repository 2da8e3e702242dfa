import { createContext } from 'react'
import type { Template } from '#contract/template.ts'

export interface TemplateTasks {
  onEdit: (template: Template) => void
  onDuplicate: (template: Template) => void
  onDelete: (template: Template) => void
}

/** Known to the links alone: the buttons are locked by their fieldset, without drawing hundreds of cards anew. */
export const LinksLocked = createContext(false)
