import type { DocumentDetail } from '@plainletter/contracts/document'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from './api.ts'
import { DOCUMENTS_KEY, documentListQuery } from './document-list.ts'

const POLL_MS = 1_500

/** One letter with its answer. Asked again only while it is still being read. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, id],
    queryFn: () => askFor(id),
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? POLL_MS : false,
  })

/** What an answer must be comes while the server works on it: the page shows without it. */
async function askFor(id: string): Promise<DocumentDetail> {
  const [contract, answer] = await Promise.all([
    import('@plainletter/contracts/document'),
    readAnswer(api.documents[':id'].$get({ param: { id } })),
  ])
  return contract.DocumentDetail.parse(answer)
}

/** Shows a newer state of a letter wherever it is shown. */
export function useReplaceDocument(): (document: DocumentDetail) => void {
  const cache = useQueryClient()
  return (document) => {
    cache.setQueryData(documentQuery(String(document.id)).queryKey, document)
    void cache.invalidateQueries({ queryKey: documentListQuery.queryKey })
  }
}
