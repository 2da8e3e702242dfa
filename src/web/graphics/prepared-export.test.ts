import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from '#scene/node.ts'
import type { ExportPng } from './export-png.ts'
import { PreparedExport } from './prepared-export.ts'

const scene = (): Scene => ({ width: 1, height: 1, nodes: [] })
const graphic = () => ({ png: new Blob(['x']), failed: [] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('PreparedExport', () => {
  it('makes the file once the scene has rested, and the tap finds it', async () => {
    const exportPng = vi.fn<ExportPng>(async () => graphic())
    const prepared = new PreparedExport(exportPng)
    const shown = scene()
    prepared.show(scene())
    prepared.prepare()
    prepared.show(shown)
    prepared.prepare()
    await vi.advanceTimersByTimeAsync(199)
    expect(exportPng).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(exportPng).toHaveBeenCalledExactlyOnceWith(shown)
    await prepared.take()
    await prepared.take()
    expect(exportPng).toHaveBeenCalledTimes(1)
  })

  it('starts at once when the tap comes first', async () => {
    const exportPng = vi.fn<ExportPng>(async () => graphic())
    const prepared = new PreparedExport(exportPng)
    prepared.show(scene())
    prepared.prepare()
    await prepared.take()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(exportPng).toHaveBeenCalledTimes(1)
  })

  it('never gives the file of an older scene', async () => {
    const prepared = new PreparedExport(async ({ width }) => ({ png: new Blob([String(width)]), failed: [] }))
    prepared.show(scene())
    const old = prepared.take()
    prepared.show({ ...scene(), width: 2 })
    expect(await (await prepared.take()).png.text()).toBe('2')
    expect(await (await old).png.text()).toBe('1')
  })

  it('tries again after a failure', async () => {
    const exportPng = vi.fn<ExportPng>().mockRejectedValueOnce(new Error('nie wyszło')).mockResolvedValue(graphic())
    const prepared = new PreparedExport(exportPng)
    prepared.show(scene())
    await expect(prepared.take()).rejects.toThrow('nie wyszło')
    await expect(prepared.take()).resolves.toMatchObject({ failed: [] })
  })

  it('has nothing to give before a scene is shown', async () => {
    await expect(new PreparedExport(async () => graphic()).take()).rejects.toThrow()
  })
})
