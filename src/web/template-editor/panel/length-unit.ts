import { useLocalStorage } from '@mantine/hooks'
import { isUnit, type Unit } from '#graphic/template/editor/lengths.ts'

const DEFAULT: Unit = '%'

/** In which places and sizes are shown in this browser. */
export const useLengthUnit = (): [Unit, (unit: Unit) => void] => {
  const [unit, setUnit] = useLocalStorage<Unit>({
    key: 'jedenastka-editor-unit',
    defaultValue: DEFAULT,
    serialize: (value) => value,
    deserialize: (text) => (isUnit(text) ? text : DEFAULT),
    getInitialValueInEffect: false,
  })
  return [unit, setUnit]
}
