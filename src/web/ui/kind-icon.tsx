interface KindIconProps {
  /** Strokes in a box of 24 by 24. */
  path: string
  size: number
}

export const KindIcon = ({ path, size }: KindIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={path} />
  </svg>
)
