import { useState } from 'react'

import { accountMessages as words } from '../messages/account.ts'
import { useCurrentUser } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { useResendVerification } from './mutations.ts'

/** For accounts whose address is not verified. Hidden for this visit when it is dismissed. */
export function VerificationBanner() {
  const user = useCurrentUser()
  const [isHidden, setIsHidden] = useState(false)
  const resend = useResendVerification({
    title: words.bannerFailed,
    hint: words.bannerFailedHint,
  })
  if (!user || user.accountVerified || isHidden) return null
  return (
    <Callout title={words.bannerLabel}>
      <p className="pt-1 wrap-anywhere">{words.banner(user.email)}</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button
          variant="quiet"
          onClick={() => resend.mutate()}
          pendingLabel={resend.isPending && words.resending}
        >
          {words.bannerResend}
        </Button>
        <Button variant="plain" onClick={() => setIsHidden(true)}>
          {words.bannerDismiss}
        </Button>
      </div>
    </Callout>
  )
}
