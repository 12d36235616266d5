import { zodResolver } from '@hookform/resolvers/zod'
import { ForgotPassword } from '@plainletter/contracts/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { accountMessages as words } from '../messages/account.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { HumanBox } from './human-box.tsx'
import { useForgotPassword } from './mutations.ts'

interface ForgotPasswordFormProps {
  /** What stands in the login form already. */
  email: string
  /** What the specification calls it in this place. */
  labels: { send: string; failed: string; missing?: string }
  onClose: () => void
}

/** Asks where to send the link for a new password. */
export function ForgotPasswordForm({ email, labels, onClose }: ForgotPasswordFormProps) {
  const request = useForgotPassword({ failed: labels.failed, onSent: onClose })
  const [token, setToken] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(ForgotPassword), defaultValues: { email } })
  const refused = form.formState.errors.email?.message
  const isMissing = refused !== undefined && form.getValues('email').trim() === ''
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((input) => request.mutate({ ...input, token }))}
      className="flex flex-col gap-5"
    >
      <Field
        id="forgot-email"
        label={words.email}
        error={isMissing ? (labels.missing ?? refused) : refused}
      >
        {(control) => (
          <TextBox {...form.register('email')} {...control} type="email" autoComplete="username" />
        )}
      </Field>
      <HumanBox onToken={setToken} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" pendingLabel={request.isPending && words.sendingLink}>
          {labels.send}
        </Button>
      </div>
    </form>
  )
}
