import type { FeatureRequest } from '@plainletter/contracts/feature-request'
import type { Feedback } from '@plainletter/contracts/feedback'
import { queryOptions, useMutation } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { useReplaceDocument } from '../document-query.ts'
import { describeError } from '../errors.ts'
import { feedbackMessages as words } from '../messages/feedback.ts'
import { inPageLanguage } from '../page-language.ts'
import { toast } from '../ui/toast-store.ts'

/** What can be said about an analysis. It does not change while a page is open. */
export const feedbackInterfaceQuery = queryOptions({
  queryKey: ['feedback-interface'],
  queryFn: () => readAnswer(api['feedback-interface'].$get()),
  staleTime: Infinity,
})

const param = (documentId: number) => ({ id: String(documentId) })

const sayFailure = (title: string, hint: string) => (error: unknown) =>
  void toast({ title, description: describeError(error, hint), variant: 'destructive' })

/** Keeps what is said. The form stays open where reading again may help. */
export const useSendFeedback = (documentId: number, onDone: () => void) =>
  useMutation({
    mutationFn: (json: Feedback) =>
      readAnswer(api.documents[':id'].feedback.$post({ param: param(documentId), json })),
    onSuccess: ({ message, canReprocess }) => {
      const thanks = inPageLanguage(message)
      toast({
        title: words.sent,
        description: canReprocess ? `${thanks} ${words.canReprocess}` : thanks,
      })
      if (!canReprocess) onDone()
    },
    onError: sayFailure(words.failed, words.failedHint),
  })

/** Reads the letter again with what was put right. The new analysis takes the place of the old one. */
export function useReprocess(documentId: number, onDone: () => void) {
  const replace = useReplaceDocument()
  return useMutation({
    mutationFn: (json: Feedback) =>
      readAnswer(api.documents[':id'].reprocess.$post({ param: param(documentId), json })),
    onSuccess: ({ message, document }) => {
      replace(document)
      toast({ title: words.improved, description: inPageLanguage(message) })
      onDone()
    },
    onError: sayFailure(words.reprocessFailed, words.reprocessFailedHint),
  })
}

export const useSendRequest = (onDone: () => void) =>
  useMutation({
    mutationFn: (json: FeatureRequest) => readAnswer(api['feature-requests'].$post({ json })),
    onSuccess: () => {
      toast({ title: words.submitted, description: words.submittedHint })
      onDone()
    },
    onError: sayFailure(words.submissionFailed, words.submissionFailedHint),
  })
