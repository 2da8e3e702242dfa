import type { z } from 'zod'
import { clubStyle } from '#contract/club-style.ts'
import { chosenFormats } from '#contract/graphic.ts'
import { clubName, registrationFlag } from '#contract/setting.ts'
import { sharedMatchValues } from '#contract/shared-match.ts'
import { isSharedMatchKey, SETTING_VALUE_MAX_BYTES } from '#domain/club/settings.ts'
import { CLUB_STYLE_KEY } from '#graphic/style/club-style.ts'
import { dataUrlBytes } from '#server/pictures/data-url.ts'
import { keepPicture, type PictureMeans } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { refuseUnstorable } from '#server/plugins/input-gate.ts'
import { FILE_URL_PREFIX, PICTURE_NAME } from '#server/storage/file-store.ts'

/** A crest is an address in our own store, or a picture as a data URL, which is then put there. */
async function crestValue(means: PictureMeans, asker: string, value: string): Promise<string> {
  const picture = dataUrlBytes(value)
  if (picture) return keepPicture(means, asker, picture)
  const name = value.startsWith(FILE_URL_PREFIX) ? value.slice(FILE_URL_PREFIX.length) : ''
  if (PICTURE_NAME.test(name) && (await means.files.has(name))) return value
  throw new ApiError(400, 'clubLogo przyjmuje plik obrazu, obraz w base64 albo adres obrazu zapisanego w tym klubie')
}

function jsonValue(schema: z.ZodType, value: string): string {
  let content: unknown
  try {
    content = JSON.parse(value)
  } catch {
    throw new ApiError(400, 'Wartość tego ustawienia musi być tekstem JSON')
  }
  refuseUnstorable(content)
  schema.parse(content)
  return value
}

/** The value as it may be stored, or an error that says what is allowed. */
export async function allowedValue(means: PictureMeans, asker: string, key: string, value: string): Promise<string> {
  if (key === 'clubLogo') return crestValue(means, asker, value)
  if (Buffer.byteLength(value) > SETTING_VALUE_MAX_BYTES) {
    throw new ApiError(413, `Wartość ustawienia może mieć najwyżej ${SETTING_VALUE_MAX_BYTES / 1024} KiB`)
  }
  if (key === 'disableRegistration') return registrationFlag.parse(value)
  if (key === 'clubName') return clubName.parse(value)
  if (key === 'graphicFormats') return jsonValue(chosenFormats, value)
  if (key === CLUB_STYLE_KEY) return jsonValue(clubStyle, value)
  return isSharedMatchKey(key) ? jsonValue(sharedMatchValues[key], value) : value
}
