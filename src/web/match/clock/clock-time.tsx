import classes from './clock-time.module.css'

/** `12:34`, or `45:00 +2:10` with the added time smaller: what stands beside it has to keep its place. */
export function ClockTime({ reading }: { reading: string }) {
  const [time, added] = reading.split(' ')
  return (
    <>
      {time}
      {added && <span className={classes.added}> {added}</span>}
    </>
  )
}
