import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { newBackupName } from './backups/backup-shelf.ts'
import { readConfig } from './config.ts'
import { openStores } from './stores.ts'
import { temporaryFolder } from './testing/app-process.ts'
import { openTestClub } from './testing/test-club.ts'

const folder = temporaryFolder()
afterEach(folder.remove)

/** Every mode that stands below a folder, and what it stands on. */
function modes(root: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const kind = entry.isDirectory() ? 'folder' : 'file'
    const { mode } = statSync(join(entry.parentPath, entry.name))
    found[`${kind} ${(mode & 0o777).toString(8)}`] = entry.name
  }
  return found
}

it('backups and pictures, whole or half written, are for no other account of the machine', async () => {
  const club = await openTestClub()
  try {
    const admin = await club.signUp('Anna')
    await club.files.put(Buffer.from('a'), 'png')
    await admin.post('/api/backups', {})
    const { shelf } = await openStores(readConfig({ DATA_DIR: club.dataDir }), () => {})
    async function* looking() {
      yield Buffer.from('half')
      expect(Object.keys(modes(club.dataDir)).sort()).toEqual(['file 600', 'folder 700'])
      expect(readdirSync(join(club.dataDir, 'backups')).filter((file) => file.endsWith('.part'))).toHaveLength(1)
    }
    await shelf.put(newBackupName(new Date()), looking())
  } finally {
    await club.close()
  }
})

it('what an earlier version left open is closed at the next start', async () => {
  const name = newBackupName(new Date())
  for (const path of ['backups', 'files/ab']) mkdirSync(join(folder.path, path), { recursive: true })
  for (const path of [`backups/${name}.zip`, `backups/${name}.zip.part`, 'files/ab/x.png']) {
    writeFileSync(join(folder.path, path), 'x')
    chmodSync(join(folder.path, path), 0o644)
  }
  for (const path of ['backups', 'files', 'files/ab']) chmodSync(join(folder.path, path), 0o755)
  await openStores(readConfig({ DATA_DIR: folder.path }), () => {})
  expect(Object.keys(modes(folder.path)).sort()).toEqual(['file 600', 'folder 700'])
})
