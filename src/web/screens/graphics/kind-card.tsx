import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { DEFAULT_FORMAT, ratioOf } from '#graphic/formats.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { chosenTemplate } from '#graphic/template/chosen-template.ts'
import { lateTemplatePicture } from '#web/graphics/template-picture/late-template-picture.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { KindIcon } from '#web/ui/kind-icon.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import classes from './kind-card.module.css'

interface KindCardProps {
  kind: KindName
  catalogue: ClubCatalogue
}

/** What it looks like on the club's own template, and where it is made. */
export function KindCard({ kind, catalogue }: KindCardProps) {
  const { label, tab } = kindFacts(kind)
  const template = chosenTemplate(catalogue.templates, kind, null)
  const to = tab.screen.to === '/graphics' ? `/graphics/${kind}` : tab.screen.to
  return (
    <li>
      <Link to={to} className={classes.card}>
        <span className={classes.picture} style={{ '--ratio': ratioOf(DEFAULT_FORMAT) } as CSSProperties}>
          {template && (
            <LatePart
              part={lateTemplatePicture}
              props={{ template, catalogue, size: 480, className: classes.graphic ?? '' }}
            />
          )}
        </span>
        <span className={classes.label}>
          <KindIcon path={tab.icon} size={18} />
          {label}
        </span>
      </Link>
    </li>
  )
}
