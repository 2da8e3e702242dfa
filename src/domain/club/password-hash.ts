const FORM = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$[A-Za-z0-9+/]{11,88}\$[A-Za-z0-9+/]{16,88}$/
const [MEMORY_MAX_KIB, TIME_MAX, LANES_MAX] = [64 * 1024, 10, 4]

/** A hash says itself what checking it costs: one that we did not make could ask for gigabytes and minutes. */
export function isAffordableHash(hash: string): boolean {
  const [memory = 0, time = 0, lanes = 0] = FORM.exec(hash)?.slice(1).map(Number) ?? []
  const isEnough = lanes >= 1 && time >= 1 && memory >= 8 * lanes
  return isEnough && memory <= MEMORY_MAX_KIB && time <= TIME_MAX && lanes <= LANES_MAX
}
