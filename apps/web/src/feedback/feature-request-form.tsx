import { zodResolver } from '@hookform/resolvers/zod'
import { FeatureRequest, FeatureRequestType } from '@plainletter/contracts/feature-request'
import { useForm } from 'react-hook-form'

import { feedbackMessages as words } from '../messages/feedback.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextBox } from '../ui/text-box.tsx'
import { toast } from '../ui/toast-store.ts'
import { useSendRequest } from './queries.ts'

type FeatureRequestFormProps = { documentId: number; onClose: () => void }

const MORE = ['userGoal', 'currentLimitation', 'suggestedSolution'] as const

/** "Suggest a Feature": what is missing, could be better, or would be new. */
export function FeatureRequestForm({ documentId, onClose }: FeatureRequestFormProps) {
  const send = useSendRequest(onClose)
  const form = useForm({
    resolver: zodResolver(FeatureRequest),
    defaultValues: { documentId, title: '', description: '' },
  })
  const { errors } = form.formState
  const sayMissing = () =>
    void toast({
      title: words.submissionFailed,
      description: words.requestRequired,
      variant: 'destructive',
    })
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((input) => send.mutate(input), sayMissing)(event)}
      className="mt-6 flex flex-col gap-5 border-s-2 border-control ps-5"
    >
      <h4 className="font-serif text-lg">{words.suggest}</h4>
      <Field label={words.requestType} error={errors.requestType?.message}>
        {(control) => (
          <Select {...form.register('requestType')} {...control} options={listTypes()} />
        )}
      </Field>
      <Field label={words.requestTitle} error={errors.title?.message}>
        {(control) => <TextBox {...form.register('title')} {...control} />}
      </Field>
      <Field label={words.requestDescription} error={errors.description?.message}>
        {(control) => <TextArea {...form.register('description')} {...control} />}
      </Field>
      {MORE.map((name) => (
        <Field key={name} label={words[name]} error={errors[name]?.message}>
          {(control) => <TextArea {...form.register(name)} {...control} rows={2} />}
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingLabel={send.isPending && words.submitting}>
          {words.submit}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

const listTypes = () => [
  { value: '', label: words.chooseType },
  ...FeatureRequestType.options.map((value) => ({ value, label: words.requestTypes[value] })),
]
