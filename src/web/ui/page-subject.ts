import { create } from 'zustand'

interface Page {
  /** What the screen is about besides its own name, such as another match than usual. */
  subject: string | null
}

/** A part of the page's title, for those who have several tabs open. */
export const usePageSubject = create<Page>(() => ({ subject: null }))
