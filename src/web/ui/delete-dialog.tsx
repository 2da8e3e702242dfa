import { Text } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { tellFailure } from './tell-failure.ts'
import { toastSuccess } from './toast.tsx'

interface DeleteDialogProps<Item> {
  /** Null: nothing is to be deleted, and the dialog is closed. */
  item: Item | null
  words: { title: string; success: string; failure: string }
  question: (item: Item) => ReactNode
  remove: UseMutationResult<unknown, Error, number>
  onClose: () => void
}

export function DeleteDialog<Item extends { id: number }>({
  item,
  words,
  question,
  remove,
  onClose,
}: DeleteDialogProps<Item>) {
  const asked = useLastOf(item)
  const confirm = (id: number) =>
    remove.mutate(id, {
      onSuccess: () => toastSuccess(words.success),
      onError: (error) => tellFailure(words.failure, error),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      opened={item !== null}
      title={words.title}
      confirmLabel="Usuń"
      isPending={remove.isPending}
      onConfirm={() => item && confirm(item.id)}
      onClose={onClose}
    >
      <Text>{asked && question(asked)}</Text>
    </ConfirmDialog>
  )
}

/** The question stays whole while the dialog fades away. */
function useLastOf<Item>(item: Item | null): Item | null {
  const [last, setLast] = useState(item)
  if (item !== null && item !== last) setLast(item)
  return item ?? last
}
