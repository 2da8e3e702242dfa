interface PitchLinesProps {
  className?: string
}

/** The markings of a pitch in the 2:3 proportions of the line-up. */
export function PitchLines({ className }: PitchLinesProps) {
  return (
    <svg className={className} viewBox="0 0 200 300" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
      <rect x="8" y="8" width="184" height="284" rx="1" />
      <path d="M8 150h184" />
      <circle cx="100" cy="150" r="26" />
      <circle cx="100" cy="150" r="1.500" fill="currentColor" />
      <path d="M47 8v44h106V8M74 8v16h52V8M84 52a19 19 0 0 0 32 0" />
      <path d="M47 292v-44h106v44M74 292v-16h52v16M84 248a19 19 0 0 1 32 0" />
      <path d="M8 14a6 6 0 0 0 6-6M186 8a6 6 0 0 0 6 6M8 286a6 6 0 0 1 6 6M192 286a6 6 0 0 0-6 6" />
    </svg>
  )
}
