import type { StaffMatch } from '#contract/staff-match.ts'

/** What somebody is about to do with one match of the list. */
export interface MatchTask {
  kind: 'facts' | 'state' | 'delete' | 'merge'
  match: StaffMatch
}
