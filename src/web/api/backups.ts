import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { backupList, backupSchema, backupStatus, restoreAnswer } from '#contract/backup.ts'
import { command, request } from './request.ts'
import { upload } from './upload.ts'

const STATUS_POLL_MS = 5_000
const RUNNING_POLL_MS = 500

const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => request('/api/backups', backupList, { signal }),
  refetchOnMount: 'always',
})

export const useBackups = () => useQuery(backupsQuery)

const statusQuery = queryOptions({
  queryKey: ['backups', 'status'],
  queryFn: ({ signal }) => request('/api/backups/status', backupStatus, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.running ? RUNNING_POLL_MS : STATUS_POLL_MS),
})

export const useBackupStatus = () => useQuery(statusQuery)

/** Shown again, list and state alike, however it ended. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: backupsQuery.queryKey })
}

export function useCreateBackup() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (comment: string) =>
      request('/api/backups', backupSchema, { method: 'POST', json: { comment: comment.trim() || null } }),
    onMutate: () => void refresh(),
    onSettled: refresh,
  })
}

/** Everything that was read before is of another time now; reading it anew may end the session, so nothing waits for it. */
export function useRestoreBackup() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (name: string) => request(`/api/backups/${name}/restore`, restoreAnswer, { method: 'POST' }),
    onMutate: () => void refresh(),
    onSuccess: () => void client.invalidateQueries(),
    onError: () => refresh(),
  })
}

export function useDeleteBackup() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (name: string) => command(`/api/backups/${name}`, { method: 'DELETE' }),
    onSettled: refresh,
  })
}

export function useUploadBackup() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      upload('/api/backups/upload', { method: 'POST', file, answer: backupSchema, onProgress }),
    onSettled: refresh,
  })
}
