import { useLocalStorage } from '@mantine/hooks'

const KEPT = 7
const HEX = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i

const restore = (text: string | undefined): string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((colour) => typeof colour === 'string' && HEX.test(colour)) : []
  } catch {
    // What is no list of colours is none.
    return []
  }
}

/** The colours used last in this browser, the newest first. */
export function useRecentColours(): [string[], (colour: string) => void] {
  const [recent, setRecent] = useLocalStorage<string[]>({
    key: 'jedenastka-recent-colours',
    defaultValue: [],
    deserialize: restore,
    getInitialValueInEffect: false,
  })
  const remember = (colour: string) => {
    if (HEX.test(colour)) setRecent((known) => [colour, ...known.filter((other) => other !== colour)].slice(0, KEPT))
  }
  return [recent, remember]
}
