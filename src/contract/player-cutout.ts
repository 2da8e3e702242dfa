import { z } from 'zod'
import { idParams } from './id-params.ts'
import { STORED_ADDRESS } from './picture.ts'

export const cutoutParams = idParams.extend({
  photo: z.enum(['lineup', 'scorer'], 'Zdjęcie w adresie: lineup albo scorer'),
})
export type PlayerPhotoName = z.infer<typeof cutoutParams>['photo']

/** The field beside the picture: of which photo it was made. */
export const madeFrom = z
  .string()
  .regex(STORED_ADDRESS, 'madeFrom: adres zdjęcia, z którego powstało wycięcie')
  .optional()
