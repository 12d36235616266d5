/** How this service is set up, as far as anybody may know it. */
import type { Settings } from '@plainletter/contracts/settings'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'

export const settings = new Hono<AppEnv>().get('/', (c) => {
  const { TURNSTILE_SITE_KEY, OPENAI_MODEL, OPENAI_VISION_MODEL } = c.env
  const shown: Settings = {
    turnstileSiteKey: TURNSTILE_SITE_KEY === '' ? null : TURNSTILE_SITE_KEY,
    model: { writes: OPENAI_MODEL !== '', reads: OPENAI_VISION_MODEL !== '' },
  }
  return c.json(shown, 200)
})
