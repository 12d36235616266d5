import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const REDIRECT_MS = 3_000

/** Goes to `path` three seconds after it is known. Null stays. */
export function useRedirectLater(path: string | null): void {
  const navigate = useNavigate()
  // Syncs the address with the time that a person needs to read the good news.
  useEffect(() => {
    if (path === null) return
    const timer = setTimeout(() => void navigate(path, { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [path, navigate])
}
