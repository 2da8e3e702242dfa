import { keptPicture } from '#contract/picture.ts'
import { formOf, upload } from './upload.ts'

/** Stores a picture and answers with its address. One that nothing names is collected after a week. */
export async function uploadPicture(file: Blob, onProgress?: (share: number) => void): Promise<string> {
  const form = formOf({ picture: file })
  return (await upload('/api/pictures', { method: 'POST', form, answer: keptPicture, onProgress })).url
}
