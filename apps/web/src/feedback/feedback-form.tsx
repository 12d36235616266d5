import { zodResolver } from '@hookform/resolvers/zod'
import { Feedback, FEEDBACK_LIMITS, type FeedbackInterface } from '@plainletter/contracts/feedback'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

import { feedbackMessages as words } from '../messages/feedback.ts'
import { inPageLanguage } from '../page-language.ts'
import type { AnalysedDocument } from '../result-tool.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-box.tsx'
import { toast } from '../ui/toast-store.ts'
import { Waiting } from '../ui/waiting.tsx'
import { feedbackInterfaceQuery, useReprocess, useSendFeedback } from './queries.ts'

type FeedbackFormProps = { document: AnalysedDocument; onClose: () => void }

/** "Help Us Get It Right": what is wrong and what is right, to be kept, or to read the letter again with. */
export function FeedbackForm({ document, onClose }: FeedbackFormProps) {
  const options = useQuery(feedbackInterfaceQuery)
  if (options.isPending) return <Waiting label={words.loading} />
  if (options.isError) return <p role="alert">{words.loadFailed}</p>
  return <Fields document={document} onClose={onClose} says={options.data} />
}

const FIELDS = ['specificIssue', 'userCorrection'] as const

function Fields({ document, onClose, says }: FeedbackFormProps & { says: FeedbackInterface }) {
  const form = useForm({
    resolver: zodResolver(Feedback),
    defaultValues: { specificIssue: '', userCorrection: '' },
  })
  const send = useSendFeedback(document.id, onClose)
  const reprocess = useReprocess(document.id, onClose)
  const left = document.reprocessesLeft ?? 0
  const isBusy = send.isPending || reprocess.isPending
  const { errors } = form.formState
  const sayMissing = () => void toast({ title: words.required, variant: 'destructive' })
  const submit = (mutation: typeof send | typeof reprocess) =>
    form.handleSubmit((input) => !isBusy && mutation.mutate(input), sayMissing)
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(send)(event)}
      className="mt-6 flex flex-col gap-5 border-s-2 border-control ps-5"
    >
      <div>
        <h4 className="font-serif text-lg">{inPageLanguage(says.title)}</h4>
        <p>{inPageLanguage(says.description)}</p>
        <p className="text-ink-2">{inPageLanguage(says.encouragement)}</p>
      </div>
      <Field label={words.type} error={errors.feedbackType?.message}>
        {(control) => (
          <Select {...form.register('feedbackType')} {...control} options={listTypes(says)} />
        )}
      </Field>
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={name === 'specificIssue' ? words.issue : words.correction}
          error={errors[name]?.message}
        >
          {(control) => (
            <TextArea
              {...form.register(name)}
              {...control}
              rows={2}
              maxLength={FEEDBACK_LIMITS.characters}
            />
          )}
        </Field>
      ))}
      <p className="text-sm text-ink-2">{words.reprocessesLeft(left)}</p>
      <div className="flex flex-wrap gap-3">
        {left > 0 && (
          <Button
            pendingLabel={reprocess.isPending && words.reprocessing}
            onClick={() => void submit(reprocess)()}
          >
            {words.reprocess}
          </Button>
        )}
        <Button type="submit" variant="quiet" pendingLabel={send.isPending && words.sending}>
          {words.send}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

const listTypes = ({ options }: FeedbackInterface) => [
  { value: '', label: words.chooseType },
  ...options.map(({ value, label, description }) => ({
    value,
    label: `${inPageLanguage(label)}: ${inPageLanguage(description)}`,
  })),
]
