import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { accountMessages as words } from '../messages/account.ts'
import { settingsQuery } from '../settings.ts'
import { loadTurnstile } from './turnstile.ts'

/** The box, where the service is set up for it; nothing elsewhere. `onToken` is told null when a token has run out. */
export function HumanBox({ onToken }: { onToken: (token: string | null) => void }) {
  const { data: settings } = useQuery(settingsQuery)
  const place = useRef<HTMLDivElement>(null)
  const [isLost, setIsLost] = useState(false)
  const siteKey = settings?.turnstileSiteKey ?? null
  // Syncs the page with a script of Cloudflare's, which draws the box.
  useEffect(() => {
    if (siteKey === null) return
    let end = () => {}
    let isGone = false
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !place.current) return
        const id = turnstile.render(place.current, {
          sitekey: siteKey,
          callback: onToken,
          'expired-callback': () => onToken(null),
        })
        end = () => turnstile.remove(id)
      },
      () => setIsLost(true),
    )
    return () => {
      isGone = true
      end()
    }
  }, [siteKey, onToken])
  if (siteKey === null) return null
  return (
    <div>
      <div ref={place} />
      {isLost && <p role="alert">{words.humanBoxFailed}</p>}
    </div>
  )
}
