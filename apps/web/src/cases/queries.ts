import type { CreateCase, DocumentRole } from '@plainletter/contracts/case'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { DOCUMENTS_KEY } from '../document-list.ts'
import { describeError } from '../errors.ts'
import { caseMessages as words } from '../messages/cases.ts'
import { toast } from '../ui/toast-store.ts'

/** The person's cases, newest first. */
export const casesQuery = queryOptions({
  queryKey: ['cases'],
  queryFn: () => readAnswer(api.cases.$get()),
})

/** The documents of one case, whole as in the list of all. */
export const caseDocumentsQuery = (id: number) =>
  queryOptions({
    queryKey: ['cases', id, 'documents'],
    queryFn: () => readAnswer(api.cases[':id'].documents.$get({ param: { id: String(id) } })),
  })

interface Change<Input, Answer> {
  readonly send: (input: Input) => Promise<Answer>
  readonly done: { readonly title: string; readonly description?: string }
  readonly failure: { readonly title: string; readonly description: string }
  readonly onDone: (answer: Answer) => void
}

/** A change of a case: cases and letters, each page of one too, are asked for anew, since a letter in a case has another day. */
function useChange<Input, Answer>({ send, done, failure, onDone }: Change<Input, Answer>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      toast(done)
      // A dialog that is opened next must not offer what has just been linked.
      await Promise.all(
        [casesQuery.queryKey, DOCUMENTS_KEY].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      )
      onDone(answer)
    },
    onError: (error) =>
      toast({
        title: failure.title,
        description: describeError(error, failure.description),
        variant: 'destructive',
      }),
  })
}

/** Tells the id of the new case. */
export const useCreateCase = (onDone: (created: { id: number }) => void) =>
  useChange({
    send: (input: CreateCase) => readAnswer(api.cases.create.$post({ json: input })),
    done: { title: words.created, description: words.createdHint },
    failure: { title: words.failed, description: words.createFailed },
    onDone,
  })

export const useCloseCase = (onDone: () => void) =>
  useChange({
    send: (id: number) => readAnswer(api.cases[':id'].close.$post({ param: { id: String(id) } })),
    done: { title: words.closed, description: words.closedHint },
    failure: { title: words.closeFailed, description: words.tryLater },
    onDone,
  })

interface Link {
  readonly caseId: number
  readonly documentId: number
  readonly documentRole: DocumentRole
}

export const useLinkDocument = (onDone: () => void) =>
  useChange({
    send: ({ caseId, ...json }: Link) =>
      readAnswer(api.cases[':id']['link-document'].$post({ param: { id: String(caseId) }, json })),
    done: { title: words.linked, description: words.linkedHint },
    failure: { title: words.linkFailed, description: words.tryLater },
    onDone,
  })

export const useUnlinkDocument = (onDone: () => void) =>
  useChange({
    send: ({ caseId, documentId }: Omit<Link, 'documentRole'>) =>
      readAnswer(
        api.cases[':id']['unlink-document'][':documentId'].$delete({
          param: { id: String(caseId), documentId: String(documentId) },
        }),
      ),
    done: { title: words.unlinked },
    failure: { title: words.unlinkFailed, description: words.tryLater },
    onDone,
  })
