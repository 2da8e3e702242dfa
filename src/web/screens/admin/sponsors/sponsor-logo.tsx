import { pictureAtSize } from '#contract/picture.ts'
import classes from './sponsor-list.module.css'

/** Decoration: the sponsor's name stands beside it. */
export const SponsorLogo = ({ logo }: { logo: string }) => (
  <span className={classes.ground}>
    <img className={classes.logo} src={pictureAtSize(logo, 480)} alt="" loading="lazy" decoding="async" />
  </span>
)
