import { DATA_KEY_LIST, DATA_KEYS, isPictureKey } from '#graphic/template/data-keys.ts'

const option = (key: keyof typeof DATA_KEYS) => ({ value: key, label: DATA_KEYS[key].label })

export const DATA_OPTIONS = [
  { group: 'Napisy', items: DATA_KEY_LIST.filter((key) => !isPictureKey(key)).map(option) },
  { group: 'Obrazy', items: DATA_KEY_LIST.filter(isPictureKey).map(option) },
]
