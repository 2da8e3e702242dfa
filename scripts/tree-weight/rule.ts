export interface WeighedFile {
  path: string
  bytes: number
  /** Whoever clones carries every version of it for good: text is kept as what changed, such a file whole. */
  isBinary: boolean
}

export interface Allowance {
  /** All binary files together. */
  together: number
  /** Each of them, unless it is named. */
  each: number
  /** By path: why it is as heavy as it is. */
  named: Readonly<Record<string, string>>
}

/** As Git tells them apart: text has no zero byte near its beginning. */
export const looksBinary = (beginning: Uint8Array): boolean => beginning.includes(0)

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} KB`

/** What is wrong with what the tree carries, a line each. */
export function tooHeavy(files: readonly WeighedFile[], { together, each, named }: Allowance): string[] {
  const binary = files.filter(({ isBinary }) => isBinary)
  const sum = binary.reduce((total, { bytes }) => total + bytes, 0)
  const heavy = binary.filter(({ bytes }) => bytes > each)
  return [
    ...(sum > together
      ? [`Binary files weigh ${inKilobytes(sum)} together; ${inKilobytes(together)} are allowed.`]
      : []),
    ...heavy
      .filter(({ path }) => !named[path])
      .map(
        ({ path, bytes }) =>
          `${path} weighs ${inKilobytes(bytes)}; above ${inKilobytes(each)} a file is named with its reason.`,
      ),
    ...Object.keys(named)
      .filter((path) => !heavy.some((file) => file.path === path))
      .map((path) => `${path} is named as heavy and is not (any more).`),
  ]
}
