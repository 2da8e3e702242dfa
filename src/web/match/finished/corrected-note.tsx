import { Text } from '@mantine/core'
import classes from './corrected-note.module.css'

export const CorrectedNote = () => (
  <Text size="sm" role="note" className={classes.note}>
    To, co pokazuje ta grafika, zostało od tej pory poprawione. Kibice jej nie widzą.
  </Text>
)
