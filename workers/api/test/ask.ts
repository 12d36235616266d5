/** Asks the app itself, so that a test can see the queue, break a binding, or stand outside the wall against floods. */
import { ADVICE } from '@plainletter/engine/advice'
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'

import { app } from '../src/app.ts'
import { refuseSecrets } from './factories.ts'
import type { Visitor } from './factories.ts'

/** A wall that lets everybody through: it counts by the minute, a test asks by the second. */
const OPEN_WALL: RateLimit = { limit: () => Promise.resolve({ success: true }) }

/** The engine without the door between. True as far as it goes: the API calls its methods and nothing else. */
const adviceService = (): Env['ADVICE'] => ({ ...ADVICE }) as unknown as Env['ADVICE']

export interface Asked {
  readonly response: Response
  /** What the queue was told. */
  readonly sent: unknown[]
}

export async function ask(
  visitor: Visitor,
  request: RequestInit & { path: string },
  bindings: Partial<Env> = {},
): Promise<Asked> {
  const { path, ...init } = request
  const headers = new Headers(init.headers)
  if (!headers.has('Sec-Fetch-Site')) headers.set('Sec-Fetch-Site', 'same-origin')
  headers.set('CF-Connecting-IP', visitor.address)
  if (visitor.cookie) headers.set('Cookie', visitor.cookie)
  const sent: unknown[] = []
  const queue = new Proxy(env.ANALYSIS_QUEUE, {
    get: () => (body: unknown) => Promise.resolve(sent.push(body)),
  })
  const response = await app.request(
    path,
    { ...init, headers },
    {
      ...env,
      ...inject('stripeSettings'),
      OUTER_WALL: OPEN_WALL,
      ADDRESS_WALL: OPEN_WALL,
      ANALYSIS_QUEUE: queue,
      ADVICE: adviceService(),
      ...bindings,
    },
    createExecutionContext(),
  )
  return { response: await refuseSecrets(response), sent }
}

/** A binding of which every call fails, as when the service behind it is down. */
export const broken = <Binding extends object>(binding: Binding): Binding =>
  new Proxy(binding, {
    get: () => () => {
      throw new Error('Network connection lost')
    },
  })
