import { queryOptions } from '@tanstack/react-query'

import { api, readAnswer } from './api.ts'

/** How this service is set up. It does not change while a page is open. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => readAnswer(api.settings.$get()),
  staleTime: Infinity,
})
