/**
 * For a GET that may cost something: only a script of our own pages passes, in a browser that says so. A link, an image, a
 * prefetch, another site and a HEAD do not: none of them can send the header from elsewhere, or be a fetch of this origin.
 */
import { OWN_FETCH_HEADERS } from '@plainletter/contracts/research'
import { createMiddleware } from 'hono/factory'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'

export const ownFetch = createMiddleware<AppEnv>(async (c, next) => {
  if (!isOwnFetch(c.req.raw))
    throw new AppError('forbidden', 'This request did not come from our own pages')
  await next()
})

function isOwnFetch({ method, headers }: Request): boolean {
  return (
    method === 'GET' &&
    headers.get('Sec-Fetch-Site') === 'same-origin' &&
    headers.get('Sec-Fetch-Mode') !== 'navigate' &&
    !headers.has('Sec-Purpose') &&
    Object.entries(OWN_FETCH_HEADERS).every(([name, value]) => headers.get(name) === value)
  )
}
