const V4_IN_V6 = /^::ffff:(?=\d+\.)/i
const NETWORK_GROUPS = 4

/** One household or phone holds a whole IPv6 network of 64 bits; under IPv4 each address counts for itself. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  if (V4_IN_V6.test(address)) return address.replace(V4_IN_V6, '')
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const between = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const network = [...before, ...between, ...after].slice(0, NETWORK_GROUPS)
  return network.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')
}
