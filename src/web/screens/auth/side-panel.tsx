import { IconBallFootball, IconScoreboard, IconShare3, IconShirtSport } from '@tabler/icons-react'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { FormationPitch } from './formation-pitch.tsx'
import classes from './side-panel.module.css'

const PROMISES = [
  { icon: IconShirtSport, text: 'Składy gotowe w kilka chwil' },
  { icon: IconBallFootball, text: 'Grafiki strzelców bramek' },
  { icon: IconScoreboard, text: 'Wyniki meczów i tablice wyników' },
  { icon: IconShare3, text: 'Łatwy eksport do mediów społecznościowych' },
]

export function SidePanel() {
  return (
    <aside className={classes.panel} aria-label="O narzędziu">
      <ClubCrest size={520} className={classes.watermark} />
      <FormationPitch />
      <div className={classes.words}>
        <p className={classes.claim}>Mecz trwa.{'\n'}Grafika już gotowa.</p>
        <ul className={classes.promises}>
          {PROMISES.map(({ icon: PromiseIcon, text }) => (
            <li key={text}>
              <PromiseIcon size={22} stroke={1.8} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
