import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { api } from '../api.ts'

type State = 'works' | 'fails' | 'unknown'
export interface Health {
  readonly service: State
  readonly database: State
}

const HealthAnswer = z.object({ database: z.boolean() })

/** How the service is at this moment. It never fails: that nothing answers is an answer too. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: askHealth,
  staleTime: 0,
})

async function askHealth(): Promise<Health> {
  try {
    const answer = await api.health.$get()
    return readHealth(answer.status, await answer.json())
  } catch {
    return { service: 'fails', database: 'unknown' }
  }
}

/** What an answer says: 200 and 503 come from the service itself, anything else from what stands before it. */
export function readHealth(status: number, body: unknown): Health {
  const said = HealthAnswer.safeParse(body)
  if (![200, 503].includes(status) || !said.success)
    return { service: 'fails', database: 'unknown' }
  return said.data.database
    ? { service: 'works', database: 'works' }
    : { service: 'fails', database: 'fails' }
}
