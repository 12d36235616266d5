import { zodResolver } from '@hookform/resolvers/zod'
import { ResetPassword } from '@plainletter/contracts/account'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'

import { accountMessages as words } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { listFieldErrors, listServerErrors } from './list-field-errors.ts'
import { useResetPassword } from './mutations.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { useRedirectLater } from './use-redirect-later.ts'

const NewPassword = z
  .extend(z.pick(ResetPassword, { newPassword: true }), { confirmPassword: z.string() })
  .check(
    z.refine((input) => input.newPassword === input.confirmPassword, {
      error: () => words.passwordsDiffer,
      path: ['confirmPassword'],
    }),
  )

/** Where the mailed link leads: a new password, twice. */
export function ResetPasswordPage() {
  const token = useMailedToken()
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-5 px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.resetTitle)}</title>
      {token === undefined ? <h1>{words.invalidResetLink}</h1> : <ResetForm token={token} />}
      <Link to={paths.login} className="self-start py-2">
        {words.signInInstead}
      </Link>
    </div>
  )
}

function ResetForm({ token }: { token: string }) {
  const reset = useResetPassword()
  const form = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { newPassword: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const found = listFieldErrors(['newPassword', 'confirmPassword'], errors)
  const shown =
    found.length > 0 ? found : listServerErrors(reset.error, 'newPassword', words.resetError)
  useRedirectLater(reset.isSuccess ? paths.login : null)
  if (reset.isSuccess)
    return (
      <div>
        <h1>{words.resetDone}</h1>
        <p className="pt-2 text-ink-2">{words.resetDoneHint}</p>
      </div>
    )
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ newPassword }) => reset.mutate({ token, newPassword }))}
      className="flex flex-col gap-5"
    >
      <div>
        <h1>{words.resetTitle}</h1>
        <p className="pt-1 text-ink-2">{words.resetIntro}</p>
      </div>
      <ErrorSummary
        title={words.errorTitle}
        errors={shown}
        attempt={submitCount + reset.failureCount}
      />
      <PasswordField
        {...form.register('newPassword')}
        id="newPassword"
        label={words.newPassword}
        hint={words.passwordHint}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        toggle={words.toggle}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        id="confirmPassword"
        label={words.confirmNewPassword}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        toggle={words.toggle}
      />
      <Button type="submit" pendingLabel={reset.isPending && words.settingPassword}>
        {words.setPassword}
      </Button>
    </form>
  )
}
