import type { Login, Register } from '@plainletter/contracts/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { accountMessages as words } from '../messages/account.ts'
import { toast } from '../ui/toast-store.ts'

/** Signs in; the sign-in page leads on by itself once the user is known. */
export function useLogin() {
  return useSession({
    send: (input: Login) => readAnswer(api.auth.login.$post({ json: input })),
    success: words.welcomeBack,
    failure: { title: words.loginFailed, hint: words.loginFailedHint },
  })
}

/** Opens an account, which also signs in. */
export function useRegister() {
  return useSession({
    send: (input: Register) => readAnswer(api.auth.register.$post({ json: input })),
    success: words.accountCreated,
    failure: { title: words.registrationFailed, hint: words.registrationFailedHint },
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
      // Whoever was here before, and what they read, is forgotten.
      cache.removeQueries({ type: 'inactive' })
      await cache.invalidateQueries()
    },
    onError: (error) =>
      toast({
        title: failure.title,
        description: describeError(error, failure.hint),
        variant: 'destructive',
      }),
  })
}
