import { zodResolver } from '@hookform/resolvers/zod'
import { Contact, CONTACT_REQUIRED } from '@plainletter/contracts/contact'
import { TURNSTILE_HEADER } from '@plainletter/contracts/human-sign'
import { useMutation } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { contactMessages as words } from '../messages/support.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextBox } from '../ui/text-box.tsx'
import { toast } from '../ui/toast-store.ts'
import { readContactLink } from './read-contact-link.ts'

export interface HumanBoxProps {
  onToken: (token: string | null) => void
}

const FIELDS = ['name', 'email', 'category', 'subject', 'message'] as const

/** Five fields, all needed. What was typed stays when sending fails, and is cleared when it has gone. */
export function ContactForm({ HumanBox }: { HumanBox: ComponentType<HumanBoxProps> }) {
  const [search] = useSearchParams()
  const [token, setToken] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(Contact),
    defaultValues: { name: '', email: '', message: '', ...readContactLink(search) },
    shouldFocusError: false,
  })
  const sending = useSending(() => form.reset())
  const { errors, submitCount } = form.formState
  const errorOf = (field: (typeof FIELDS)[number]): string | undefined => {
    const message = errors[field]?.message
    return message === CONTACT_REQUIRED ? words.missing[field] : message
  }
  const found = FIELDS.flatMap((field) => {
    const message = errorOf(field)
    return message === undefined ? [] : [{ controlId: field, message }]
  })
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(
        (message) => sending.mutate({ message, token }),
        (failed) => {
          if (Object.values(failed).some(({ message }) => message === CONTACT_REQUIRED))
            toast({
              title: words.incomplete,
              description: words.incompleteHint,
              variant: 'destructive',
            })
        },
      )}
      className="flex flex-col gap-5"
    >
      <ErrorSummary title={words.errorTitle} errors={found} attempt={submitCount} />
      <Field id="name" label={words.name} error={errorOf('name')}>
        {(control) => <TextBox {...form.register('name')} {...control} autoComplete="name" />}
      </Field>
      <Field id="email" label={words.email} hint={words.emailHint} error={errorOf('email')}>
        {(control) => (
          <TextBox {...form.register('email')} {...control} type="email" autoComplete="email" />
        )}
      </Field>
      <Field id="category" label={words.category} error={errorOf('category')}>
        {(control) => (
          <Select
            {...form.register('category')}
            {...control}
            options={Object.entries(words.categories).map(([value, label]) => ({ value, label }))}
          />
        )}
      </Field>
      <Field id="subject" label={words.subject} error={errorOf('subject')}>
        {(control) => <TextBox {...form.register('subject')} {...control} />}
      </Field>
      <Field id="message" label={words.message} hint={words.messageHint} error={errorOf('message')}>
        {(control) => <TextArea {...form.register('message')} {...control} className="min-h-40" />}
      </Field>
      <HumanBox onToken={setToken} />
      <Button
        type="submit"
        className="self-start"
        pendingLabel={sending.isPending && words.sending}
      >
        {words.send}
      </Button>
    </form>
  )
}

function useSending(onSent: () => void) {
  return useMutation({
    mutationFn: ({ message, token }: { message: Contact; token: string | null }) =>
      readAnswer(
        api.contact.$post(
          { json: message },
          token === null ? {} : { headers: { [TURNSTILE_HEADER]: token } },
        ),
      ),
    onSuccess: () => {
      toast({ title: words.sent, description: words.sentHint })
      onSent()
    },
    onError: (error) =>
      toast({
        title: words.failed,
        description: describeError(error, words.failedHint),
        variant: 'destructive',
      }),
  })
}
