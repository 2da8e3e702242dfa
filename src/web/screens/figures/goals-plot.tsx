import type { SeasonFigures } from '#contract/figures.ts'
import { heightAt, middleOf, PLOT, placeWidth, ticksTo } from './plot.ts'
import classes from './plot-frame.module.css'
import { PlotFrame } from './plot-frame.tsx'

const SIDES = [
  { side: 'ours', name: 'strzelone' },
  { side: 'theirs', name: 'stracone' },
] as const

/** Of a place, by one of its two bars. */
const BAR = 0.34

/** When goals fall, ours and theirs. */
export function GoalsPlot({ goalsByMinute: spans }: Pick<SeasonFigures, 'goalsByMinute'>) {
  const highest = Math.max(...spans.flatMap(({ ours, theirs }) => [ours, theirs]))
  if (highest === 0) return null
  const lines = ticksTo(highest)
  const top = lines.at(-1) ?? 1
  const width = placeWidth(spans.length) * BAR
  return (
    <PlotFrame
      title="Bramki według minut"
      label={`Bramki według minut: ${spans.map(({ label, ours, theirs }) => `${label} min: strzelone ${ours}, stracone ${theirs}`).join('; ')}`}
      lines={lines}
      fileName="bramki-wedlug-minut.png"
    >
      {spans.map((span, index) => (
        <g key={span.label}>
          {SIDES.map(({ side }, place) => {
            const x = middleOf(index, spans.length) + (place - 1) * width
            const y = heightAt(span[side], top)
            return (
              <g key={side}>
                <rect className={classes[side]} x={x} y={y} width={width - 2} height={heightAt(0, top) - y} rx={2} />
                {span[side] > 0 && (
                  <text className={classes.value} x={x + width / 2 - 1} y={y - 5} textAnchor="middle">
                    {span[side]}
                  </text>
                )}
              </g>
            )
          })}
          <text className={classes.name} x={middleOf(index, spans.length)} y={PLOT.height - 10} textAnchor="middle">
            {span.label}
          </text>
        </g>
      ))}
      {SIDES.map(({ side, name }, index) => (
        <g key={side}>
          <rect className={classes[side]} x={PLOT.width - 230 + index * 110} y={2} width={12} height={12} rx={2} />
          <text className={classes.name} x={PLOT.width - 212 + index * 110} y={13}>
            {name}
          </text>
        </g>
      ))}
    </PlotFrame>
  )
}
