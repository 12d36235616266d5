import { createApiClient } from '@plainletter/api/client'
import { QueryClient } from '@tanstack/react-query'

import { ApiError } from './api-error.ts'

/** The one typed client. The cookie goes along by itself: the API has the page's own origin. */
export const api = createApiClient('/', {
  headers: { 'X-Requested-With': 'app' },
}).api

/** The one cache of what the server said. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails at once and says so, rather than to wait and be sent unasked later.
    queries: {
      staleTime: 5_000,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    // What was sent and answered is not kept in memory afterwards.
    mutations: { retry: false, gcTime: 0, networkMode: 'always' },
  },
})

interface Answer<Body> {
  ok: boolean
  status: number
  statusText: string
  text(): Promise<string>
  json(): Promise<Body>
}

/** The body of a successful answer. Any other answer throws an ApiError. */
export async function readAnswer<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const answer = await call
  if (answer.ok) return answer.json()
  const { readError } = await loadReadError()
  throw readError(answer.status, (await answer.text()) || answer.statusText)
}

/** Most visits meet no error. Where this cannot be fetched, the status still says what matters. */
const loadReadError = () =>
  import('./read-error.ts').catch(() => ({
    readError: (status: number, text: string) => new ApiError(status, text),
  }))

/** As readAnswer, but 401 gives null: the person is signed out, which is no error. */
export async function readWhenSignedIn<Body>(call: Promise<Answer<Body>>): Promise<Body | null> {
  const answer = await call
  if (answer.status === 401) return null
  return readAnswer(Promise.resolve(answer))
}
