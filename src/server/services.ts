import type { Backups } from './backups/backups.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Passwords } from './features/accounts/passwords.ts'
import type { LiveHub } from './live/hub.ts'
import type { Decoders } from './pictures/decoders.ts'
import type { Renderers } from './rendering/renderers.ts'
import type { CopyStore } from './storage/copy-store.ts'
import type { DiskSpace } from './storage/disk-space.ts'
import type { FileStore } from './storage/file-store.ts'

/** What the features work with; built once at start and handed to each. */
export interface Services {
  config: Config
  db: Db
  live: LiveHub
  files: FileStore
  copies: CopyStore
  disk: DiskSpace
  passwords: Passwords
  decoders: Decoders
  renderers: Renderers
  backups: Backups
}
