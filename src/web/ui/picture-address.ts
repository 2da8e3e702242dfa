import { useEffect, useState } from 'react'

/** An address under which the page can show a file that is not on any server yet. */
export function usePictureAddress(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => {
      URL.revokeObjectURL(url)
      setAddress(null)
    }
  }, [file])
  return address
}
