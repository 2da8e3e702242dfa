import { PitchLines } from '#web/ui/pitch-lines.tsx'
import classes from './formation-pitch.module.css'

/** 4-4-2 in the coordinates of the pitch drawing. */
const ELEVEN = [
  [100, 270],
  [40, 225],
  [80, 225],
  [120, 225],
  [160, 225],
  [40, 150],
  [80, 150],
  [120, 150],
  [160, 150],
  [70, 75],
  [130, 75],
] as const

export function FormationPitch() {
  return (
    <div className={classes.stage}>
      <div className={classes.turf}>
        <PitchLines className={classes.lines} />
        <svg className={classes.eleven} viewBox="0 0 200 300" aria-hidden="true">
          <path className={classes.pass} d="M100 270 80 225 80 150 160 150 130 75 100 24" />
          {ELEVEN.map(([x, y], index) => (
            <g key={`${x}-${y}`} className={index === 10 ? classes.scorer : classes.player}>
              <circle cx={x} cy={y} r="9" />
              <text x={x} y={y + 3.4}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}
