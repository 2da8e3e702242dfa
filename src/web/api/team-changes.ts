import { useMutation, useQueryClient } from '@tanstack/react-query'
import { teamSchema } from '#contract/team.ts'
import type { TeamChange } from '#contract/team-data.ts'
import { playersQuery } from './players.ts'
import { command, request } from './request.ts'
import { teamsQuery } from './teams.ts'

export interface TeamSave {
  /** The one to change; left out, a new one is added. */
  id?: number
  change: TeamChange
}

const saveTeam = ({ id, change }: TeamSave) =>
  id === undefined
    ? request('/api/teams', teamSchema, { method: 'POST', json: change })
    : request(`/api/teams/${id}`, teamSchema, { method: 'PUT', json: change })

export function useSaveTeam() {
  const client = useQueryClient()
  return useMutation({ mutationFn: saveTeam, onSuccess: () => client.invalidateQueries(teamsQuery) })
}

/** Players who were in it alone are in the default team then. */
export function useDeleteTeam() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => command(`/api/teams/${id}`, { method: 'DELETE' }),
    onSuccess: () => Promise.all([client.invalidateQueries(teamsQuery), client.invalidateQueries(playersQuery)]),
  })
}
