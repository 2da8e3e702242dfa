import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { newBackupName } from './backups/backup-shelf.ts'
import { readConfig } from './config.ts'
import { openStores } from './stores.ts'
import { temporaryFolder } from './testing/app-process.ts'
import { modesIn } from './testing/modes-in.ts'
import { openTestClub } from './testing/test-club.ts'

const folder = temporaryFolder()
afterEach(folder.remove)

it('backups and pictures, whole or half written, are for no other account of the machine', async () => {
  const club = await openTestClub()
  try {
    const admin = await club.signUp('Anna')
    await club.files.put(Buffer.from('a'), 'png')
    await admin.post('/api/backups', {})
    const { shelf } = await openStores(readConfig({ DATA_DIR: club.dataDir }), () => {})
    async function* looking() {
      yield Buffer.from('half')
      expect(modesIn(club.dataDir)).toEqual(['file 600', 'folder 700'])
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
  expect(modesIn(folder.path)).toEqual(['file 600', 'folder 700'])
})
