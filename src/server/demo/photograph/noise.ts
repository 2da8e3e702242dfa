const smooth = (share: number): number => share * share * (3 - 2 * share)

const hashed = (x: number, y: number, z: number): number => {
  let mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(z, 2_147_483_647 - 1_274_126_177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

/** Smooth and without a pattern, 0 to 1; it changes over a distance of about one. Plain steps: it is asked millions of times. */
export function noise(x: number, y: number, z: number): number {
  const left = Math.floor(x)
  const low = Math.floor(y)
  const near = Math.floor(z)
  const u = smooth(x - left)
  const v = smooth(y - low)
  const w = smooth(z - near)
  const a = hashed(left, low, near)
  const b = hashed(left, low + 1, near)
  const c = hashed(left, low, near + 1)
  const d = hashed(left, low + 1, near + 1)
  const e = a + (hashed(left + 1, low, near) - a) * u
  const f = b + (hashed(left + 1, low + 1, near) - b) * u
  const g = c + (hashed(left + 1, low, near + 1) - c) * u
  const h = d + (hashed(left + 1, low + 1, near + 1) - d) * u
  const front = e + (f - e) * v
  return front + (g + (h - g) * v - front) * w
}

/** With finer noise upon it. */
export function roughness(x: number, y: number, z: number, octaves = 3): number {
  let sum = 0
  let strength = 1
  let scale = 1
  let whole = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.1, z * scale)
    whole += strength
    strength *= 0.5
    scale *= 2.03
  }
  return sum / whole
}
