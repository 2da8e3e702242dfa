import type { Studio } from '#server/rendering/studio.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'

/** The order itself stands for its picture: twelve backgrounds in four formats take a while to draw. */
export const studioInWords = (files: FileStore): Studio => ({
  graphic: () => Promise.reject(new Error('Only backgrounds are drawn in words')),
  background: async (...order) => fileUrl(await files.put(Buffer.from(JSON.stringify(order)), 'webp')),
})
