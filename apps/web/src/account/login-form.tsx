import { zodResolver } from '@hookform/resolvers/zod'
import { Login } from '@plainletter/contracts/account'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'

import { accountMessages as words } from '../messages/account.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { listFieldErrors, listServerErrors } from './list-field-errors.ts'
import { useLogin } from './mutations.ts'

// Loaded when it is first opened: most visits never do.
const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
}))

/** Email and password. What was typed stays when it fails. A dialog has its own title, and no second dialog over it. */
export function LoginForm({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const hint = place === 'page' ? words.loginFailedHint : words.signInFailed
  const login = useLogin(hint)
  const form = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const found = listFieldErrors(['email', 'password'], errors)
  const shown = found.length > 0 ? found : listServerErrors(login.error, 'email', hint)
  return (
    <>
      <form
        noValidate
        onSubmit={form.handleSubmit((input) => login.mutate(input))}
        className="flex flex-col gap-5"
      >
        {place === 'page' && <h1>{words.loginTitle}</h1>}
        <ErrorSummary
          title={words.errorTitle}
          errors={shown}
          attempt={submitCount + login.failureCount}
        />
        <Field id="email" label={words.email} error={errors.email?.message}>
          {(control) => (
            <TextBox
              {...form.register('email')}
              {...control}
              type="email"
              autoComplete="username"
            />
          )}
        </Field>
        <PasswordField
          {...form.register('password')}
          id="password"
          label={words.password}
          error={errors.password?.message}
          autoComplete="current-password"
          toggle={words.toggle}
        />
        <Button type="submit" pendingLabel={login.isPending && words.loggingIn}>
          {words.loginButton}
        </Button>
      </form>
      <ForgotPassword place={place} readEmail={() => form.getValues('email')} />
    </>
  )
}

const namePanel = () => ({
  send: words.sendResetEmail,
  failed: words.resetEmailFailed,
  missing: words.resetEmailMissing,
})

interface ForgotPasswordProps {
  place: 'page' | 'dialog'
  readEmail: () => string
}

/** Beside the form, not inside it: it has a form of its own. */
function ForgotPassword({ place, readEmail }: ForgotPasswordProps) {
  const [email, setEmail] = useState<string>()
  const close = () => setEmail(undefined)
  if (place === 'dialog' && email !== undefined)
    return <ForgotPasswordForm email={email} labels={namePanel()} onClose={close} />
  return (
    <>
      <Button variant="plain" className="self-start" onClick={() => setEmail(readEmail())}>
        {words.forgot}
      </Button>
      {email !== undefined && (
        <Suspense>
          <ForgotPasswordDialog email={email} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
