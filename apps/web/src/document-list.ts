import { queryOptions } from '@tanstack/react-query'

import { api, readAnswer } from './api.ts'

/** What is known of any letter begins with it: what changes letters forgets all of them at once. */
export const DOCUMENTS_KEY = ['documents'] as const

/** The person's letters, newest first. Cases are made of them as well. */
export const documentListQuery = queryOptions({
  queryKey: [...DOCUMENTS_KEY, 'user'],
  queryFn: () => readAnswer(api.documents.user.$get()),
})
