import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { DOCUMENTS_KEY, documentListQuery } from '../document-list.ts'
import { documentQuery } from '../document-query.ts'
import { describeError } from '../errors.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { toast } from '../ui/toast-store.ts'

export interface Deletable {
  id: number
  filename: string
}

interface DeletionProof {
  id: number
  filename: string
  receipt: string
}

/** The proofs of what was deleted on this page, newest first. Forgotten when the person signs out or leaves. */
export const deletionProofsQuery = queryOptions<DeletionProof[]>({
  queryKey: [...DOCUMENTS_KEY, 'proofs'],
  queryFn: skipToken,
  gcTime: Infinity,
})

/** Deletes a letter for good. `onDone` runs where the person still is. */
export function useDeleteDocument(onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Deletable) =>
      readAnswer(api.documents[':id'].$delete({ param: { id: String(id) } })),
    onSuccess: async ({ receipt }, { id, filename }) => {
      toast({ title: words.deleted })
      cache.setQueryData(deletionProofsQuery.queryKey, (proofs = []) => [
        { id, filename, receipt },
        ...proofs.filter((proof) => proof.id !== id),
      ])
      onDone()
      cache.removeQueries({ queryKey: documentQuery(String(id)).queryKey, type: 'inactive' })
      await cache.invalidateQueries({ queryKey: documentListQuery.queryKey })
    },
    onError: (error) =>
      toast({
        title: words.deleteFailed,
        description: describeError(error, words.deleteFailedHint),
        variant: 'destructive',
      }),
  })
}
