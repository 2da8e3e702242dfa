import type { SeasonFigures } from '#contract/figures.ts'
import { heightAt, middleOf, PLOT, ticksTo } from './plot.ts'
import classes from './plot-frame.module.css'
import { PlotFrame } from './plot-frame.tsx'

/** Numbers under the curve, where there is room for all of them or for some. */
const NAMES_MAX = 20

/** The points after each match: how the season climbs. */
export function PointsPlot({ points }: Pick<SeasonFigures, 'points'>) {
  const last = points.at(-1)
  if (!last) return null
  const lines = ticksTo(last.points)
  const top = lines.at(-1) ?? 1
  const places = points.map((point, index) => ({
    ...point,
    x: middleOf(index, points.length),
    y: heightAt(point.points, top),
  }))
  const every = Math.ceil(points.length / NAMES_MAX)
  const end = places.at(-1)
  return (
    <PlotFrame
      title="Punkty po każdym meczu"
      label={`Punkty po każdym meczu: ${points.map((point) => point.points).join(', ')}`}
      lines={lines}
      fileName="punkty.png"
    >
      <polyline className={classes.curve} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ matchId, opponentName, points: sum, x, y }, index) => (
        <g key={matchId}>
          <circle className={classes.point} cx={x} cy={y} r={points.length > NAMES_MAX ? 3 : 5}>
            <title>{`${opponentName}: ${sum} pkt`}</title>
          </circle>
          {index % every === 0 && (
            <text className={classes.name} x={x} y={PLOT.height - 10} textAnchor="middle">
              {index + 1}
            </text>
          )}
        </g>
      ))}
      {end && (
        <text className={classes.value} x={end.x} y={end.y - 10} textAnchor="middle">
          {end.points}
        </text>
      )}
    </PlotFrame>
  )
}
