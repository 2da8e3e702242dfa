import { IconPhoto } from '@tabler/icons-react'
import classes from './fan-tabs.module.css'
import { GraphicLink } from './graphic-link.tsx'
import { kickOffDay, pairOf } from './match-words.ts'
import type { FanApp } from './use-fan-app.ts'

export function GalleryTab({ app }: { app: FanApp }) {
  const matches = app.gallery.filter(({ graphics }) => graphics.length > 0)
  if (matches.length === 0) return <EmptyGallery />
  return matches.map((match) => (
    <section key={match.id} aria-labelledby={`fan-gallery-${match.id}`}>
      <h3 id={`fan-gallery-${match.id}`} className={classes.title}>
        {pairOf(match)}
      </h3>
      <p className={classes.note}>{kickOffDay(match)}</p>
      <ul className={classes.grid}>
        {match.graphics.map((graphic) => (
          <li key={graphic.url}>
            <GraphicLink match={match} graphic={graphic} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function EmptyGallery() {
  return (
    <div className={classes.empty}>
      <IconPhoto size={44} stroke={1.3} aria-hidden />
      <h3 className={classes.title}>Tu będą grafiki klubu</h3>
      <p className={classes.note}>Skład, gole i wynik pojawią się zaraz po wygenerowaniu.</p>
    </div>
  )
}
