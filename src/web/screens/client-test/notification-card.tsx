import { Button, Paper, Text, Title } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useClub } from '#web/club/use-club.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { NOTIFICATION_MS, type NotificationOutcome, showTestNotification } from './test-notification.ts'

const TITLE = 'Testowe powiadomienie'

const REASONS: Record<Exclude<NotificationOutcome, 'shown'>, string> = {
  refused: 'Przeglądarka nie ma zgody na powiadomienia, więc widać je tylko na tej stronie.',
  unavailable: 'Ta przeglądarka nie pokazuje powiadomień stron, więc widać je tylko tutaj.',
}

export function NotificationCard() {
  const club = useClub()
  const [isAsking, setAsking] = useState(false)
  const send = async () => {
    setAsking(true)
    const body = `Tak zobaczą je kibice klubu ${club.name}.`
    const outcome = await showTestNotification({ title: TITLE, body, icon: club.crest })
    setAsking(false)
    if (outcome === 'shown') toastSuccess('Powiadomienie pokazane', 'Zniknie po 5 sekundach.')
    else toastSuccess(TITLE, REASONS[outcome], NOTIFICATION_MS)
  }
  return (
    <Paper component="section" p="lg" aria-label={TITLE}>
      <Title order={2} size="h4">
        {TITLE}
      </Title>
      <Text c="dimmed" mb="md">
        Pokazuje je ta przeglądarka, na tym urządzeniu, przez 5 sekund. Serwer niczego nie wysyła do kibiców.
      </Text>
      <Button
        variant="default"
        leftSection={<IconBell size={18} aria-hidden />}
        loading={isAsking}
        onClick={() => void send()}
      >
        Wyślij testowe powiadomienie
      </Button>
    </Paper>
  )
}
