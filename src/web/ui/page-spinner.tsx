import { Center, Loader } from '@mantine/core'

export function PageSpinner() {
  return (
    <Center mih="60dvh" role="status" aria-label="Wczytywanie">
      <Loader />
    </Center>
  )
}
