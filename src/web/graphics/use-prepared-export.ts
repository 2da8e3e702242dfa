import { useEffect, useState } from 'react'
import type { Scene } from '#graphic/scene/node.ts'
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

/** The files of the graphic on the screen, made in the background as soon as the page and the scenes rest. */
export function usePreparedExport(inTurn: readonly { scene: Scene }[]): PreparedExport {
  const [prepared] = useState(() => new PreparedExport(exportPng))
  const [mayPrepare, setMayPrepare] = useState(isLoaded)
  useEffect(
    () => (mayPrepare ? undefined : whenAtRest(() => loadExport().then(() => setMayPrepare(true)))),
    [mayPrepare],
  )
  useEffect(() => {
    prepared.show(inTurn.map(({ scene }) => scene))
    if (mayPrepare) prepared.prepare()
  }, [prepared, inTurn, mayPrepare])
  useEffect(() => () => prepared.stop(), [prepared])
  return prepared
}
