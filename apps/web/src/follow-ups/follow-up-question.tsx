import { FOLLOW_UP_CHARACTERS } from '@plainletter/contracts/follow-up'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'

import { api, readAnswer } from '../api.ts'
import { useReplaceDocument } from '../document-query.ts'
import { describeError } from '../errors.ts'
import { followUpMessages as words } from '../messages/follow-ups.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-box.tsx'
import { toast } from '../ui/toast-store.ts'

/** One more question about the letter. The improved analysis takes the place of the old one. */
export function FollowUpQuestion({ document }: ResultToolProps) {
  const [text, setText] = useState('')
  const [attempt, setAttempt] = useState(0)
  const ask = useFollowUp(document.id, () => setText(''))
  const left = document.followUpsLeft ?? 0
  const isBlank = text.trim() === ''
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (!isBlank && !ask.isPending) ask.mutate(text)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4" data-no-print>
      <p className="text-ink-2">{words.lead}</p>
      <output className="font-semibold">
        {words.left(left)}{' '}
        {ask.isSuccess && (
          <a href="#follow-up-answers" className="inline-block py-1">
            {words.seeAnswer}
          </a>
        )}
      </output>
      {left > 0 && (
        <>
          <div className="w-full">
            <Field
              label={words.question}
              hint={words.hint}
              error={attempt > 0 && isBlank && !ask.isSuccess ? words.required : undefined}
            >
              {(control) => (
                <TextArea
                  {...control}
                  maxLength={FOLLOW_UP_CHARACTERS}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="quiet" pendingLabel={ask.isPending && words.pending}>
            {words.submit}
          </Button>
        </>
      )}
    </form>
  )
}

function useFollowUp(documentId: number, onDone: () => void) {
  const replace = useReplaceDocument()
  return useMutation({
    mutationFn: (additionalInfo: string) => {
      const param = { id: String(documentId) }
      const call = api.documents[':id']['enhance-analysis'].$post({
        param,
        json: { additionalInfo },
      })
      return readAnswer(call)
    },
    onSuccess: ({ document }) => {
      replace(document)
      onDone()
      toast({ title: words.done, description: words.doneHint })
    },
    onError: (error) =>
      toast({
        title: words.failed,
        description: describeError(error, words.failedHint),
        variant: 'destructive',
      }),
  })
}
