import { useEffect, useState } from 'react'

/** False until `ms` milliseconds have passed since the component appeared. */
export function useDelayed(ms: number): boolean {
  const [isPast, setIsPast] = useState(false)
  // Syncs with the clock.
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPast
}
