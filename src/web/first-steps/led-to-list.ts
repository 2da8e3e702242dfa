import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

export const LIST_HASH = 'lista'

/** Whether the guide leads straight to the pasting of a list. Said once: a reload does not lead there again. */
export function useLedToList(): boolean {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [isLed] = useState(hash === LIST_HASH)
  useEffect(() => {
    if (isLed) void navigate({ to: '.', hash: '', replace: true })
  }, [isLed, navigate])
  return isLed
}
