import { zodResolver } from '@hookform/resolvers/zod'
import { Register } from '@plainletter/contracts/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { accountMessages as words } from '../messages/account.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { HumanBox } from './human-box.tsx'
import { listFieldErrors, listServerErrors } from './list-field-errors.ts'
import { useRegister } from './mutations.ts'

/** Email and a password twice. What was typed stays when it fails. A dialog has its own title. */
export function RegisterForm({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const hint = place === 'page' ? words.registrationFailedHint : words.dialogRegistrationFailed
  const register = useRegister(hint)
  const form = useForm({
    resolver: zodResolver(Register),
    defaultValues: { email: '', password: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const [token, setToken] = useState<string | null>(null)
  const { errors, submitCount } = form.formState
  const found = listFieldErrors(['email', 'password', 'confirmPassword'], errors)
  const shown = found.length > 0 ? found : listServerErrors(register.error, 'email', hint)
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((input) => register.mutate({ ...input, token }))}
      className="flex flex-col gap-5"
    >
      <div>
        {place === 'page' && <h1>{words.signUpTitle}</h1>}
        <p className="pt-1 text-ink-2">{words.signUpIntro}</p>
      </div>
      <ErrorSummary
        title={words.errorTitle}
        errors={shown}
        attempt={submitCount + register.failureCount}
      />
      <Field id="email" label={words.email} error={errors.email?.message}>
        {(control) => (
          <TextBox {...form.register('email')} {...control} type="email" autoComplete="username" />
        )}
      </Field>
      <PasswordField
        {...form.register('password')}
        id="password"
        label={words.password}
        hint={words.passwordHint}
        placeholder={words.passwordPlaceholder}
        error={errors.password?.message}
        autoComplete="new-password"
        toggle={words.toggle}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        id="confirmPassword"
        label={words.confirmPassword}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        toggle={words.toggle}
      />
      <HumanBox onToken={setToken} />
      <Button type="submit" pendingLabel={register.isPending && words.signingUp}>
        {words.signUpButton}
      </Button>
    </form>
  )
}
