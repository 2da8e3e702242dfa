import { useEffect, useState } from 'react'
import type { Scene } from '#scene/node.ts'
import { whenAtRest } from '#web/ui/when-at-rest.ts'
import type { ExportPng } from './export-png.ts'
import { PreparedExport } from './prepared-export.ts'

let isLoaded = false

async function loadExport() {
  const part = await import('./export-png.ts')
  isLoaded = true
  return part
}

const exportPng: ExportPng = async (scene) => (await loadExport()).exportPng(scene)

/** The file of the scene on the screen, made in the background as soon as the page and the scene rest. */
export function usePreparedExport(scene: Scene | null): PreparedExport {
  const [prepared] = useState(() => new PreparedExport(exportPng))
  const [mayPrepare, setMayPrepare] = useState(isLoaded)
  useEffect(
    () => (mayPrepare ? undefined : whenAtRest(() => loadExport().then(() => setMayPrepare(true)))),
    [mayPrepare],
  )
  useEffect(() => {
    if (!scene) return
    prepared.show(scene)
    if (mayPrepare) prepared.prepare()
  }, [prepared, scene, mayPrepare])
  useEffect(() => () => prepared.stop(), [prepared])
  return prepared
}
