import { useState } from 'react'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import type { OpenLeague } from './use-whole-league.ts'

/** What is being done. A team without a name is a new one. */
export type LeagueTask = { kind: 'round' | 'paste' | 'rules' | 'delete' } | { kind: 'team'; name: string }

const roundPart = dialogPart(() => import('./round-dialog.tsx').then((module) => module.RoundDialog))
const pastePart = dialogPart(() => import('./paste-dialog.tsx').then((module) => module.PasteDialog))
const rulesPart = dialogPart(() => import('./rules-dialog.tsx').then((module) => module.RulesDialog))
const teamPart = dialogPart(() => import('./team-dialog.tsx').then((module) => module.TeamDialog))
const deletePart = dialogPart(() => import('./delete-league-dialog.tsx').then((module) => module.DeleteLeagueDialog))

interface LeagueDialogsProps {
  open: OpenLeague
  task: LeagueTask | null
  round: number | null
  onClose: () => void
  onDeleted: () => void
}

export interface LeagueDialogProps {
  opened: boolean
  open: OpenLeague
  onClose: () => void
}

export function LeagueDialogs({ open, task, round, onClose, onDeleted }: LeagueDialogsProps) {
  const isOpen = (kind: LeagueTask['kind']) => ({ opened: task?.kind === kind, open, onClose })
  // Kept while the dialog fades away.
  const [name, setName] = useState('')
  if (task?.kind === 'team' && task.name !== name) setName(task.name)
  return (
    <>
      <DeferredDialog part={roundPart} props={{ ...isOpen('round'), round }} />
      <DeferredDialog part={pastePart} props={isOpen('paste')} />
      <DeferredDialog part={rulesPart} props={isOpen('rules')} />
      <DeferredDialog part={teamPart} props={{ ...isOpen('team'), name }} />
      <DeferredDialog part={deletePart} props={{ ...isOpen('delete'), onDeleted }} />
    </>
  )
}
