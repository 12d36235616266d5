/** Whether the parts that we stand on answer. Read by the status panel and by the start script. */
import { isDatabaseUp } from '@plainletter/store/health'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'

export const health = new Hono<AppEnv>().get('/', async (c) => {
  const database = await isDatabaseUp(c.env.DB)
  return c.json({ status: database ? 'ok' : 'degraded', database }, database ? 200 : 503)
})
