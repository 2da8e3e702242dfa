import { dialogPart } from '#web/ui/deferred-dialog.tsx'

/** What draws comes after the screen. */
export const lateTemplatePicture = dialogPart(() =>
  import('./template-picture.tsx').then((module) => module.TemplatePicture),
)
