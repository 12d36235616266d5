import { zodResolver } from '@hookform/resolvers/zod'
import { ChangePassword } from '@plainletter/contracts/account'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { accountMessages as words } from '../messages/account.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { listFieldErrors, listServerErrors } from './list-field-errors.ts'
import { useChangePassword } from './mutations.ts'

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const
const LABELS = {
  currentPassword: 'currentPassword',
  newPassword: 'newPassword',
  confirmPassword: 'confirmNewPassword',
} as const
const BLANK = { currentPassword: '', newPassword: '', confirmPassword: '' }

const ChangedPassword = z
  .extend(ChangePassword, {
    confirmPassword: z.string().check(z.minLength(1, { error: () => words.confirmMissing })),
  })
  .check(
    z.refine((input) => input.newPassword === input.confirmPassword, {
      error: () => words.passwordsDontMatch,
      path: ['confirmPassword'],
    }),
  )

/** The old password once and the new one twice. It is emptied when it is done. */
export function ChangePasswordForm() {
  const form = useForm({
    resolver: zodResolver(ChangedPassword),
    defaultValues: BLANK,
    shouldFocusError: false,
  })
  const change = useChangePassword(() => form.reset(BLANK))
  const { errors, submitCount } = form.formState
  const found = listFieldErrors(FIELDS, errors)
  const shown =
    found.length > 0
      ? found
      : listServerErrors(change.error, 'currentPassword', words.passwordChangeFailedHint)
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ currentPassword, newPassword }) =>
        change.mutate({ currentPassword, newPassword }),
      )}
      className="flex max-w-md flex-col gap-5"
    >
      <ErrorSummary
        title={words.errorTitle}
        errors={shown}
        attempt={submitCount + change.failureCount}
      />
      {FIELDS.map((name) => (
        <PasswordField
          key={name}
          {...form.register(name)}
          id={name}
          label={words[LABELS[name]]}
          {...(name === 'newPassword' && { hint: words.passwordHint })}
          error={errors[name]?.message}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          toggle={words.toggle}
        />
      ))}
      <Button
        type="submit"
        className="self-start"
        pendingLabel={change.isPending && words.changingPassword}
      >
        {words.changePassword}
      </Button>
    </form>
  )
}
