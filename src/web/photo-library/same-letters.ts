import type { OptionsFilter } from '@mantine/core'
import { foldedText } from '#domain/squad/folded-text.ts'

/** 'zolc' finds 'Żółć'. */
export const sameLetters: OptionsFilter = ({ options, search, limit }) =>
  options
    .filter((option) => 'value' in option && foldedText(option.label).includes(foldedText(search.trim())))
    .slice(0, limit)
