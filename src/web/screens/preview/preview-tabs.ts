import { KIND_NAMES, kindFacts } from '#graphic/kinds/kinds.ts'
import { KIND_TABS } from '#graphic/kinds/tabs.ts'

/** Kinds that have a screen of their own have a tab of their own here too. */
export const MAIN_TABS = KIND_TABS.filter(({ screen }) => screen.to !== '/graphics')

/** The others are shown together. */
export const OTHER_KINDS = KIND_NAMES.filter((name) => kindFacts(name).tab.screen.to === '/graphics')

export const OTHER_TAB = 'other'
