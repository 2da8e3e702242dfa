export const FINGERPRINT_MAX = 300

/** By it a file that is chosen again is known again, before anything of it is sent. */
export const fingerprintOf = ({
  name,
  size,
  lastModified,
}: {
  name: string
  size: number
  lastModified: number
}): string => `${size}:${lastModified}:${name}`.slice(0, FINGERPRINT_MAX)
