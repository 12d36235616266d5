import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

/**
 * The token of a mailed link, or undefined. It is taken out of the address at once, so that it stands neither in the
 * history nor in a link that somebody copies.
 */
export function useMailedToken(): string | undefined {
  const params = useParams()
  const [token] = useState(params['token'])
  // Syncs the browser's address. Not by the router, which would show another page.
  useEffect(() => {
    const bare = window.location.pathname.split('/').slice(0, 2).join('/')
    window.history.replaceState(window.history.state, '', bare)
  }, [])
  return token
}
