import { pictureAtSize } from '#contract/picture.ts'
import classes from './row-pictures.module.css'

/** A glimpse of what was made of a match; where there is no room, of the newest alone. */
export const RowPictures = ({ urls }: { urls: readonly string[] }) => (
  <div className={classes.pictures}>
    {urls.map((url) => (
      <img key={url} className={classes.picture} src={pictureAtSize(url, 160)} alt="" loading="lazy" decoding="async" />
    ))}
  </div>
)
