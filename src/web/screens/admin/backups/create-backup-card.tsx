import { Button, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { IconDatabaseExport } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useCreateBackup } from '#web/api/backups.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const COMMENT_MAX = 200

export function CreateBackupCard({ isBusy }: { isBusy: boolean }) {
  const create = useCreateBackup()
  const [comment, setComment] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(comment, {
      onSuccess: () => {
        toastSuccess('Backup utworzony')
        setComment('')
      },
      onError: (error) => toastFailure('Błąd', `Nie udało się utworzyć backupu: ${serverMessage(error)}`),
    })
  }
  return (
    <Paper component="section" p="lg" aria-label="Nowa kopia">
      <Title order={3} size="h4">
        Nowa kopia
      </Title>
      <Text c="dimmed" mb="md">
        Jeden plik ze wszystkimi danymi i obrazami klubu.
      </Text>
      <form onSubmit={submit}>
        <Group align="flex-end">
          <TextInput
            flex="1 1 16rem"
            label="Komentarz (opcjonalnie)"
            placeholder="Przed zmianą szablonów"
            maxLength={COMMENT_MAX}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Button
            type="submit"
            loading={create.isPending}
            disabled={isBusy && !create.isPending}
            leftSection={<IconDatabaseExport size={18} aria-hidden />}
          >
            Utwórz kopię
          </Button>
        </Group>
      </form>
    </Paper>
  )
}
