import { Alert, List, Text } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import '@mantine/core/styles/Alert.layer.css'

interface ReadingTroubleProps {
  refusal: string | null
  problems: readonly { line: number; source: string; message: string }[]
}

const SHOWN = 6

/** What of a pasted text was not read, and why. */
export function ReadingTrouble({ refusal, problems }: ReadingTroubleProps) {
  if (refusal) {
    return (
      <Alert color="red" role="alert">
        {refusal}
      </Alert>
    )
  }
  if (problems.length === 0) return null
  return (
    <Alert color="yellow">
      <Text fw={600} mb={4}>
        Pominięte wiersze
      </Text>
      <List size="sm">
        {problems.slice(0, SHOWN).map(({ line, source, message }) => (
          <List.Item key={line}>
            {line}. {message}: {source.slice(0, 60)}
          </List.Item>
        ))}
        {problems.length > SHOWN && <List.Item>i {problems.length - SHOWN} dalszych</List.Item>}
      </List>
    </Alert>
  )
}
