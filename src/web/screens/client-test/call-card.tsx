import { Badge, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PublicAnswer } from '#web/api/fans.ts'
import { errorText } from '#web/api/http-error.ts'
import classes from './client-test.module.css'

interface CallCardProps<T> {
  title: string
  hint: string
  /** As a developer writes it, with {id} where something is chosen. */
  address: string
  buttonLabel: string
  isPending: boolean
  error: Error | null
  answer: PublicAnswer<T> | undefined
  onCall: () => void
  /** What has to be chosen before the call. */
  choice?: ReactNode
  children: (data: T) => ReactNode
}

/** One call of the API: its address, the button, and the answer as people and as programs read it. */
export function CallCard<T>(props: CallCardProps<T>) {
  const { answer, error } = props
  return (
    <Stack gap="md">
      <Paper component="section" p="lg" aria-label={props.title}>
        <Title order={2} size="h4">
          {props.title}
        </Title>
        <Text c="dimmed" mb="md">
          {props.hint}
        </Text>
        {props.choice}
        <div className={classes.call}>
          <Code className={classes.address} bg="var(--page-ground)">
            GET {props.address}
          </Code>
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={props.isPending}
            onClick={() => props.onCall()}
          >
            {props.buttonLabel}
          </Button>
        </div>
        {error && (
          <Text c="var(--mantine-color-error)" mt="md">
            Ostatnia próba: {errorText(error)}
          </Text>
        )}
      </Paper>
      {answer && (
        <Paper component="section" p="lg" aria-label="Odpowiedź">
          <AnswerFacts answer={answer} />
          {props.children(answer.data)}
          <RawJson json={answer.json} />
        </Paper>
      )}
    </Stack>
  )
}

function AnswerFacts({ answer: { path, status, ms } }: { answer: PublicAnswer<unknown> }) {
  return (
    <Group gap="xs" mb="xs">
      <Badge variant="light" size="lg" radius="sm">
        {status}
      </Badge>
      <Text size="sm" c="dimmed" className={classes.address}>
        {path}
      </Text>
      <Text size="sm" c="dimmed" ml="auto">
        {ms} ms
      </Text>
    </Group>
  )
}

function RawJson({ json }: { json: unknown }) {
  return (
    <details>
      <summary className={classes.summary}>Surowy JSON</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get into it */}
      <pre className={classes.json} tabIndex={0}>
        {JSON.stringify(json, null, 2)}
      </pre>
    </details>
  )
}
