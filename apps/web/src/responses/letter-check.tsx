import { CHECKED_LETTER_CHARACTERS } from '@plainletter/contracts/response'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { responseMessages as words } from '../messages/responses.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { ToolButton } from '../tool-button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-box.tsx'
import { toast } from '../ui/toast-store.ts'
import { CheckedLetterReport } from './checked-letter-report.tsx'

/** Takes a letter that was written elsewhere, and says what its citations are worth. */
export function LetterCheck({ document }: ResultToolProps) {
  const [text, setText] = useState('')
  const check = useLetterCheck(document.id)
  return (
    <div>
      <div className="flex flex-col gap-5" data-no-print>
        <p className="text-ink-2">{words.checkLead}</p>
        <Field label={words.checkText} hint={words.nothingKept}>
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              maxLength={CHECKED_LETTER_CHARACTERS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <ToolButton
          onPress={() => check.mutate(text)}
          pendingLabel={check.isPending && words.checking}
          disabledReason={text.trim() === '' ? words.textRequired : undefined}
        >
          {words.check}
        </ToolButton>
      </div>
      {check.data !== undefined && <CheckedLetterReport checked={check.data} />}
    </div>
  )
}

const useLetterCheck = (documentId: number) =>
  useMutation({
    mutationFn: (text: string) => {
      const param = { id: String(documentId) }
      return readAnswer(api.documents[':id']['check-letter'].$post({ param, json: { text } }))
    },
    onError: (error) =>
      toast({
        title: words.checkFailed,
        description: describeError(error, words.checkFailedHint),
        variant: 'destructive',
      }),
  })
