import { queryOptions } from '@tanstack/react-query'

import { api, readAnswer } from './api.ts'

/** The person's letters, newest first. Cases are made of them as well. */
export const documentListQuery = queryOptions({
  queryKey: ['documents', 'user'],
  queryFn: () => readAnswer(api.documents.user.$get()),
})
