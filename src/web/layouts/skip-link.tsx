import classes from './skip-link.module.css'

export const CONTENT_ID = 'tresc'

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={classes.skip}>
      Przejdź do treści
    </a>
  )
}
