import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from '#graphic/scene/node.ts'
import type { ExportedGraphic, ExportPng } from './export-png.ts'
import { PreparedExport } from './prepared-export.ts'

const REST_MS = 200
const scene = (width = 1): Scene => ({ width, height: 1, nodes: [] })
const graphic = () => ({ png: new Blob(['x']), failed: [] })

/** Each file is finished by hand. */
function slowExport() {
  const made: Scene[] = []
  const finish: (() => void)[] = []
  const exportPng: ExportPng = (one) => {
    made.push(one)
    return new Promise((resolve) => finish.push(() => resolve(graphic())))
  }
  return { made, finish, exportPng }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('PreparedExport', () => {
  it('makes the file once the scene has rested, and the tap finds it', async () => {
    const exportPng = vi.fn<ExportPng>(async () => graphic())
    const prepared = new PreparedExport(exportPng)
    const shown = scene()
    prepared.show([scene()])
    prepared.prepare()
    prepared.show([shown])
    prepared.prepare()
    await vi.advanceTimersByTimeAsync(REST_MS - 1)
    expect(exportPng).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(exportPng).toHaveBeenCalledExactlyOnceWith(shown)
    await prepared.take(shown)
    await prepared.take(shown)
    expect(exportPng).toHaveBeenCalledTimes(1)
  })

  it('makes all formats one after the other, the one that is looked at first, and a tap finds them all', async () => {
    const { made, finish, exportPng } = slowExport()
    const prepared = new PreparedExport(exportPng)
    const formats = [scene(1), scene(2), scene(3)]
    prepared.show(formats)
    prepared.prepare()
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(made).toEqual(formats.slice(0, 1))
    finish[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(made).toEqual(formats.slice(0, 2))
    finish[1]?.()
    await vi.advanceTimersByTimeAsync(0)
    finish[2]?.()
    await Promise.all(formats.map((one) => prepared.take(one)))
    expect(made).toEqual(formats)
  })

  it('gives up the others when the scenes change, and keeps what still holds', async () => {
    const { made, finish, exportPng } = slowExport()
    const prepared = new PreparedExport(exportPng)
    const [portrait, story, changed] = [scene(1), scene(2), scene(3)]
    prepared.show([portrait, story])
    prepared.prepare()
    await vi.advanceTimersByTimeAsync(REST_MS)
    prepared.show([portrait, changed])
    prepared.prepare()
    finish[0]?.()
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(made).toEqual([portrait, changed])
  })

  it('makes the others although one fails', async () => {
    const [broken, story] = [scene(1), scene(2)]
    const exportPng = vi.fn<ExportPng>(async (one) => {
      if (one === broken) throw new Error('nie wyszło')
      return graphic()
    })
    const prepared = new PreparedExport(exportPng)
    prepared.show([broken, story])
    prepared.prepare()
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(exportPng).toHaveBeenLastCalledWith(story)
  })

  it('starts at once when the tap comes first', async () => {
    const exportPng = vi.fn<ExportPng>(async () => graphic())
    const prepared = new PreparedExport(exportPng)
    const shown = scene()
    prepared.show([shown])
    prepared.prepare()
    await prepared.take(shown)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(exportPng).toHaveBeenCalledTimes(1)
  })

  it('tries again after a failure', async () => {
    const exportPng = vi.fn<ExportPng>().mockRejectedValueOnce(new Error('nie wyszło')).mockResolvedValue(graphic())
    const prepared = new PreparedExport(exportPng)
    const shown = scene()
    prepared.show([shown])
    await expect(prepared.take(shown)).rejects.toThrow('nie wyszło')
    await expect(prepared.take(shown)).resolves.toMatchObject({ failed: [] })
  })

  it('makes anew what was made earlier and does not do, and what was made just now only when asked again', async () => {
    const exportPng = vi.fn<ExportPng>(async () => ({ ...graphic(), failed: ['/photo'] }))
    const prepared = new PreparedExport(exportPng)
    const shown = scene()
    prepared.show([shown])
    const isFit = ({ failed }: ExportedGraphic) => failed.length === 0
    await expect(prepared.takeFit(shown, isFit)).resolves.toMatchObject({ failed: ['/photo'] })
    expect(exportPng).toHaveBeenCalledTimes(1)
    exportPng.mockResolvedValue(graphic())
    await expect(prepared.takeFit(shown, isFit)).resolves.toMatchObject({ failed: [] })
    await expect(prepared.takeFit(shown, isFit)).resolves.toMatchObject({ failed: [] })
    expect(exportPng).toHaveBeenCalledTimes(2)
  })

  it('keeps nothing of what is not shown any more', async () => {
    const exportPng = vi.fn<ExportPng>(async () => graphic())
    const prepared = new PreparedExport(exportPng)
    const shown = scene()
    prepared.show([shown])
    await prepared.take(shown)
    prepared.stop()
    prepared.show([shown])
    await prepared.take(shown)
    expect(exportPng).toHaveBeenCalledTimes(2)
  })
})
