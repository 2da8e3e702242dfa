import { Alert } from '@mantine/core'
import { IconServerOff } from '@tabler/icons-react'
import type { Trouble } from '#contract/error.ts'
import { useConnection } from '#web/api/connection.ts'

const WORDS: Record<Trouble, { title: string; text: string }> = {
  database: {
    title: 'Baza danych nie odpowiada',
    text: 'Serwer próbuje ją uruchomić. Do tego czasu niczego nie da się zapisać.',
  },
  disk: {
    title: 'Brak miejsca na dysku serwera',
    text: 'Niczego nie da się zapisać. Usuń stare kopie zapasowe albo powiększ dysk.',
  },
}

/** What whoever keeps the server must know; gone by itself when it is over. */
export function ServerTrouble() {
  const trouble = useConnection((connection) => connection.trouble)
  if (!trouble) return null
  const { title, text } = WORDS[trouble]
  return (
    <Alert role="alert" color="orange" variant="light" title={title} icon={<IconServerOff aria-hidden />} mb="md">
      {text}
    </Alert>
  )
}
