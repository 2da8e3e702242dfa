import { seasonName } from '#domain/season/season.ts'
import { useFanFigures } from '#web/api/fan-figures.ts'
import { AppSection } from './app-section.tsx'
import classes from './fan-figures.module.css'
import { type Leaders, leadersOf } from './leaders.ts'

/** Who has scored, given and played most this season. */
export function FanFigures({ team }: { team: number | null }) {
  const figures = useFanFigures(team).data
  if (!figures) return null
  const lists = leadersOf(figures.players)
  return (
    <AppSection title={`Statystyki sezonu ${seasonName(figures.season)}`}>
      {lists.length === 0 ? (
        <p className={classes.nothing}>W tym sezonie nie ma jeszcze statystyk zawodników.</p>
      ) : (
        lists.map((list) => <LeaderList key={list.title} {...list} />)
      )}
    </AppSection>
  )
}

function LeaderList({ title, players }: Leaders) {
  return (
    <div className={classes.group}>
      <h4 className={classes.title}>{title}</h4>
      <ol className={classes.list}>
        {players.map(({ id, name, count }) => (
          <li key={id} className={classes.row}>
            <span className={classes.name}>{name}</span> <span className={classes.count}>{count}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
