import { DocumentDetail } from '@plainletter/contracts/document'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { toast } from '../ui/toast-store.ts'

const POLL_MS = 1_500

/** The person's letters, newest first. */
export const documentListQuery = queryOptions({
  queryKey: ['documents', 'user'],
  queryFn: () => readAnswer(api.documents.user.$get()),
})

/** One letter with its answer. Asked again only while it is still being read. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', id],
    queryFn: async () =>
      DocumentDetail.parse(await readAnswer(api.documents[':id'].$get({ param: { id } }))),
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? POLL_MS : false,
  })

/** Deletes a letter for good. `onDone` runs where the person still is. */
export function useDeleteDocument(onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      readAnswer(api.documents[':id'].$delete({ param: { id: String(id) } })),
    onSuccess: async (_, id) => {
      toast({ title: words.deleted })
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
