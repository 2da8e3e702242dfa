import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

/** What stands of a screen at once: on a bad line its code alone takes seconds, and a tap must not look lost. */
export const screenFrame = (title: string) => () => (
  <>
    <ScreenHeading title={title} />
    <PageSpinner />
  </>
)
