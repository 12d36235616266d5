import type {
  ChangePassword,
  ForgotPassword,
  Login,
  Register,
  ResetPassword,
} from '@plainletter/contracts/account'
import { TURNSTILE_HEADER } from '@plainletter/contracts/human-sign'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { accountMessages as words } from '../messages/account.ts'
import { toast } from '../ui/toast-store.ts'
import { unsentLetterQuery } from '../unsent-letter.ts'

/** What the box of human-box.tsx gave; null where there is none. */
interface HumanSign {
  readonly token: string | null
}

const withSign = (token: string | null) =>
  token === null ? {} : { headers: { [TURNSTILE_HEADER]: token } }

/** Signs in; the sign-in page leads on by itself once the user is known. `hint` is said when the server says nothing. */
export function useLogin(hint: string) {
  return useSession({
    send: (input: Login) => readAnswer(api.auth.login.$post({ json: input })),
    success: words.welcomeBack,
    failure: { title: words.loginFailed, hint },
  })
}

/** Opens an account, which also signs in. */
export function useRegister(hint: string) {
  return useSession({
    send: ({ token, ...input }: Register & HumanSign) =>
      readAnswer(api.auth.register.$post({ json: input }, withSign(token))),
    success: words.accountCreated,
    failure: { title: words.registrationFailed, hint },
  })
}

interface SessionCall<Input> {
  send: (input: Input) => Promise<unknown>
  success: string
  failure: { title: string; hint: string }
}

function useSession<Input>({ send, success, failure }: SessionCall<Input>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ title: success })
      // Whoever was here before, and what they read, is forgotten. What somebody could not send waits for them alone.
      const [kept] = unsentLetterQuery.queryKey
      cache.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== kept })
      await cache.invalidateQueries()
    },
    onError: failing(failure.title, failure.hint),
  })
}

/** Asks for a link to a new password. The answer is the same whether or not the address is known. */
export function useForgotPassword({ failed, onSent }: { failed: string; onSent: () => void }) {
  return useMutation({
    mutationFn: ({ token, ...input }: ForgotPassword & HumanSign) =>
      readAnswer(api.auth['forgot-password'].$post({ json: input }, withSign(token))),
    onSuccess: () => {
      toast({ title: words.linkSent, description: words.linkSentHint })
      onSent()
    },
    onError: failing(words.resetFailed, failed),
  })
}

/** Sets a new password by a mailed link. Whoever was signed in here no longer is. */
export function useResetPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: ResetPassword) =>
      readAnswer(api.auth['reset-password'].$post({ json: input })),
    onSuccess: async () => {
      toast({ title: words.passwordReset })
      await cache.invalidateQueries()
    },
  })
}

/** Sends the link once more. `failure` is the title of its toast. */
export function useResendVerification(failure: { title: string; hint: string }) {
  return useMutation({
    mutationFn: () => readAnswer(api.auth['resend-verification'].$post()),
    onSuccess: () =>
      toast({ title: words.verificationSent, description: words.verificationSentHint }),
    onError: failing(failure.title, failure.hint),
  })
}

export function useChangePassword(onChanged: () => void) {
  return useMutation({
    mutationFn: (input: ChangePassword) =>
      readAnswer(api.auth['change-password'].$post({ json: input })),
    onSuccess: () => {
      toast({ title: words.passwordChanged, description: words.passwordChangedHint })
      onChanged()
    },
    onError: failing(words.passwordChangeFailed, words.passwordChangeFailedHint),
  })
}

const failing = (title: string, hint: string) => (error: Error) =>
  toast({ title, description: describeError(error, hint), variant: 'destructive' })
