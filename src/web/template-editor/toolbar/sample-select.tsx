import { NativeSelect } from '@mantine/core'
import { SAMPLES, type SampleName } from '#graphic/sample/samples.ts'
import type { SampleChoice } from '../preview/use-preview.ts'
import classes from './toolbar.module.css'

export function SampleSelect({ shown, offered, choose }: SampleChoice) {
  return (
    <NativeSelect
      className={classes.mode}
      size="sm"
      aria-label="Dane na podglądzie"
      title="Dane na podglądzie"
      data={offered.map((value) => ({ value, label: SAMPLES[value] }))}
      value={shown}
      onChange={(event) => choose(event.currentTarget.value as SampleName)}
    />
  )
}
