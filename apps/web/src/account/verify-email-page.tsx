import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { accountMessages as words } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { useCurrentUser } from '../session.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { useResendVerification } from './mutations.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { useRedirectLater } from './use-redirect-later.ts'

/** Where the mailed link leads. It verifies by itself, once. */
export function VerifyEmailPage() {
  const token = useMailedToken()
  const verification = useVerification()
  const { mutate, isSuccess, error } = verification
  const isAsked = useRef(false)
  // Syncs the account with the link that was pressed: there is no button to press twice.
  useEffect(() => {
    if (token === undefined || isAsked.current) return
    isAsked.current = true
    mutate(token)
  }, [token, mutate])
  useRedirectLater(isSuccess ? paths.home : null)
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col items-start gap-5 px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.verifyTitle)}</title>
      {isSuccess ? (
        <Verified />
      ) : token === undefined ? (
        <Failed says={words.invalidVerificationLink} />
      ) : error ? (
        <Failed says={describeError(error, words.verificationFailed)} />
      ) : (
        <h1>{words.verifying}</h1>
      )}
    </div>
  )
}

function useVerification() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => readAnswer(api.auth['verify-email'].$post({ json: { token } })),
    onSuccess: async () => {
      toast({ title: words.verifiedToast, description: words.verifiedToastHint })
      await cache.invalidateQueries()
    },
  })
}

function Verified() {
  return (
    <>
      <div>
        <h1>{words.verified}</h1>
        <p className="pt-2 text-ink-2">{words.verifiedHint}</p>
      </div>
      <Link to={paths.home} replace className={buttonLook()}>
        {words.toDashboard}
      </Link>
    </>
  )
}

/** A new link is sent to who is signed in: the old one does not say whose it was. */
function Failed({ says }: { says: string }) {
  const user = useCurrentUser()
  const resend = useResendVerification({ title: words.resendFailed, hint: words.resendFailed })
  return (
    <>
      <div role="alert">
        <h1>{says}</h1>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => resend.mutate()}
          pendingLabel={resend.isPending && words.resending}
          disabledReason={user === null ? words.resendNeedsLogin : undefined}
        >
          {words.resendVerification}
        </Button>
        <Link to={paths.login} className={buttonLook('quiet')}>
          {words.backToSignIn}
        </Link>
      </div>
    </>
  )
}
