import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every mode that stands below a folder, each once. */
export function modesIn(root: string): string[] {
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name))
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
  })
  return [...new Set(found)].sort()
}
