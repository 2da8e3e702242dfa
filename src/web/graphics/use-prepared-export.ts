import { useEffect, useState } from 'react'
import type { Scene } from '#scene/node.ts'
import { exportPng } from './export-png.ts'
import { PreparedExport } from './prepared-export.ts'

/** The file of the scene on the screen, made in the background as soon as the scene rests. */
export function usePreparedExport(scene: Scene | null): PreparedExport {
  const [prepared] = useState(() => new PreparedExport(exportPng))
  useEffect(() => {
    if (scene) prepared.show(scene)
  }, [prepared, scene])
  useEffect(() => () => prepared.stop(), [prepared])
  return prepared
}
