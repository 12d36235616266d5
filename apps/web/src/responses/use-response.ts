import type { GenerateResponse } from '@plainletter/contracts/response'
import { useMutation } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { responseMessages as words } from '../messages/responses.ts'
import { toast } from '../ui/toast-store.ts'

/** Writes one letter on request. Nothing of it is kept by us. */
export const useResponse = (documentId: number) =>
  useMutation({
    mutationFn: async (json: GenerateResponse) => {
      const param = { id: String(documentId) }
      const call = api.documents[':id']['generate-response'].$post({ param, json })
      return (await readAnswer(call)).draft
    },
    onSuccess: () => toast({ title: words.generated, description: words.generatedHint }),
    onError: (error) =>
      toast({
        title: words.failed,
        description: describeError(error, words.failedHint),
        variant: 'destructive',
      }),
  })

/** The server's word for what was left empty. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())
