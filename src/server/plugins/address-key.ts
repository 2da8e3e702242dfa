import { isIPv6 } from 'node:net'

declare const key: unique symbol
/** What a limit counts an address as. Only `addressKey` makes one, so that no limit takes the bare address. */
export type AddressKey = string & { readonly [key]: true }

const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/
const V4_TAIL = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/
const V4_IN_V6 = ['0', '0', '0', '0', '0', 'ffff']
const NETWORK_GROUPS = 4

const hex = (high: string, low: string): string => (Number(high) * 256 + Number(low)).toString(16)

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const plain = address.replace(/%.*$/, '').replace(V4_TAIL, (_, a, b, c, d) => `${hex(a, b)}:${hex(c, d)}`)
  const [before = [], after = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const between = plain.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  return [...before, ...between, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}

function v4Of(groups: readonly string[]): string | null {
  if (!V4_IN_V6.every((group, index) => groups[index] === group)) return null
  const bytes = groups.slice(6).flatMap((group) => {
    const pair = Number.parseInt(group, 16)
    return [pair >> 8, pair & 255]
  })
  return bytes.join('.')
}

/**
 * One household or phone holds a whole IPv6 network of 64 bits; under IPv4 each address counts for itself, also where
 * it is written as IPv6. Some proxies name the port too, which is new with every connection.
 */
export function addressKey(given: string): AddressKey {
  const [, v4, v6] = WITH_PORT.exec(given) ?? []
  const address = v4 ?? v6 ?? given
  if (!isIPv6(address)) return address as AddressKey
  const groups = groupsOf(address)
  return (v4Of(groups) ?? groups.slice(0, NETWORK_GROUPS).join(':')) as AddressKey
}
