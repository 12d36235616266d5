import { zodResolver } from '@hookform/resolvers/zod'
import {
  CaseType,
  CreateCase,
  RETENTION_DAYS,
  RETENTION_OPTIONS,
} from '@plainletter/contracts/case'
import { useForm } from 'react-hook-form'

import { caseMessages as words } from '../messages/cases.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextBox } from '../ui/text-box.tsx'
import { useCreateCase } from './queries.ts'

const listTypes = () => [
  { value: '', label: words.noType },
  ...CaseType.options.map((value) => ({ value, label: words.types[value] })),
]
const listRetentions = () =>
  RETENTION_OPTIONS.map((days) => {
    const years = words.retentionYears(days)
    const label = days === RETENTION_DAYS.default ? words.recommended(years) : years
    return { value: String(days), label }
  })

const asOptional = (text: string | null) => (text === null || text.trim() === '' ? null : text)

interface CreateCaseDialogProps {
  onClose: () => void
  onCreated: (created: { id: number }) => void
}

/** A name is all that a case needs. */
export function CreateCaseDialog({ onClose, onCreated }: CreateCaseDialogProps) {
  const creation = useCreateCase(onCreated)
  const form = useCaseForm()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.createTitle}
      closeLabel={words.close}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((input) => creation.mutate(input))}
        className="flex flex-col gap-5"
      >
        <CaseFields form={form} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" pendingLabel={creation.isPending && words.creating}>
            {words.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const useCaseForm = () =>
  useForm({
    resolver: zodResolver(CreateCase),
    defaultValues: {
      caseName: '',
      caseType: null,
      opposingParty: null,
      caseDescription: null,
      retentionPeriod: RETENTION_DAYS.default,
    },
  })

function CaseFields({ form }: { form: ReturnType<typeof useCaseForm> }) {
  const { errors } = form.formState
  return (
    <>
      <Field label={words.caseName} error={errors.caseName?.message}>
        {(control) => <TextBox {...form.register('caseName')} {...control} />}
      </Field>
      <Field label={words.caseType}>
        {(control) => (
          <Select
            {...form.register('caseType', { setValueAs: asOptional })}
            {...control}
            options={listTypes()}
          />
        )}
      </Field>
      <Field
        label={words.opposingParty}
        hint={words.opposingPartyHint}
        error={errors.opposingParty?.message}
      >
        {(control) => (
          <TextBox {...form.register('opposingParty', { setValueAs: asOptional })} {...control} />
        )}
      </Field>
      <Field label={words.description} error={errors.caseDescription?.message}>
        {(control) => (
          <TextArea
            {...form.register('caseDescription', { setValueAs: asOptional })}
            {...control}
          />
        )}
      </Field>
      <Field label={words.retention}>
        {(control) => (
          <Select
            {...form.register('retentionPeriod', { valueAsNumber: true })}
            {...control}
            options={listRetentions()}
          />
        )}
      </Field>
    </>
  )
}
