/** One over the number of places within the radius, for each place of a line. */
function shares(length: number, radius: number): Float64Array {
  const result = new Float64Array(length)
  for (let at = 0; at < length; at++) {
    result[at] = 1 / (Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1)
  }
  return result
}

/** The mean of the square around each place; at the edges of as much of it as there is. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length)
  const share = shares(width, radius)
  const reach = Math.min(radius, width)
  const full = Math.max(reach, width - radius)
  for (let row = 0; row < values.length; row += width) {
    let sum = 0
    for (let at = row; at < row + reach; at++) sum += values[at] as number
    let x = 0
    // Three loops instead of two questions at each place: tens of millions of places come by.
    for (; x <= radius && x < width; x++) {
      if (x + radius < width) sum += values[row + x + radius] as number
      across[row + x] = sum * (share[x] as number)
    }
    for (; x < full; x++) {
      sum += (values[row + x + radius] as number) - (values[row + x - radius - 1] as number)
      across[row + x] = sum * (share[x] as number)
    }
    for (; x < width; x++) {
      sum -= values[row + x - radius - 1] as number
      across[row + x] = sum * (share[x] as number)
    }
  }
  return downMean(across, width, height, radius)
}

/** A row of sums moves down the picture: columns one by one would leave the processor's cache at each step. */
function downMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(values.length)
  const share = shares(height, radius)
  const sums = new Float64Array(width)
  const addRow = (y: number, sign: 1 | -1) => {
    for (let x = 0, at = y * width; x < width; x++, at++) sums[x] = (sums[x] as number) + sign * (values[at] as number)
  }
  for (let y = 0; y < Math.min(radius, height); y++) addRow(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1)
    if (y - radius > 0) addRow(y - radius - 1, -1)
    const factor = share[y] as number
    for (let x = 0, at = y * width; x < width; x++, at++) result[at] = (sums[x] as number) * factor
  }
  return result
}
