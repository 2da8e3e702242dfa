import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScreenLock } from './screen-lock.ts'

/** A device with a screen; `refuses`: its battery is low. */
class Device extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  refuses = false
  taken = 0
  held = 0
  wakeLock = {
    request: async () => {
      if (this.refuses) throw new DOMException('low battery', 'NotAllowedError')
      this.taken++
      this.held++
      let isHeld = true
      const release = async () => {
        if (isHeld) this.held--
        isHeld = false
      }
      this.letGo = release
      return { release }
    },
  }
  private letGo: () => Promise<void> = async () => {}

  /** As browsers do, it takes its lock away. */
  async hide(): Promise<void> {
    await this.letGo()
    this.show('hidden')
  }

  show(state: DocumentVisibilityState = 'visible'): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let device: Device
let lock: ScreenLock
beforeEach(() => {
  device = new Device()
  lock = new ScreenLock()
  vi.stubGlobal('document', device)
  vi.stubGlobal('navigator', device)
})
afterEach(() => vi.unstubAllGlobals())

const rest = () => new Promise((resolve) => setTimeout(resolve))

it('the screen is held once while it is wanted, again when the page comes back, and let go at the end', async () => {
  lock.want(true)
  lock.want(true)
  await rest()
  expect([device.taken, device.held]).toEqual([1, 1])
  await device.hide()
  expect(device.held).toBe(0)
  device.show()
  await rest()
  expect([device.taken, device.held]).toEqual([2, 1])
  lock.want(false)
  await rest()
  expect(device.held).toBe(0)
  device.show()
  await rest()
  expect([device.taken, device.held]).toEqual([2, 0])
})

it('none is left behind by a wish that is over before it is granted, or was uttered twice', async () => {
  lock.want(true)
  lock.want(false)
  await rest()
  expect(device.held).toBe(0)
  lock.want(true)
  device.show()
  await rest()
  expect(device.held).toBe(1)
  lock.want(false)
  await rest()
  expect(device.held).toBe(0)
})

it('a device that refuses is asked again when the page comes back, and one that has no lock not at all', async () => {
  device.refuses = true
  lock.want(true)
  await rest()
  expect(device.held).toBe(0)
  device.refuses = false
  device.show()
  await rest()
  expect(device.held).toBe(1)
  lock.want(false)
  vi.stubGlobal('navigator', {})
  lock.want(true)
  await rest()
  expect(device.held).toBe(0)
})
