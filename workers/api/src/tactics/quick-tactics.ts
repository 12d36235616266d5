/** Quick tactics: free, also for those who are not signed in, and nothing of what they write is kept. */
import type { QuickTactics } from '@plainletter/contracts/cheat-sheet'
import type { AskedQuickly } from '@plainletter/engine/area-answers'
import { takeFromLimits } from '@plainletter/store/limits'
import { sha256Hex } from '@plainletter/vault/digest'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientNetwork } from '../middleware/client-address.ts'
import { openAdvice } from '../open-advice.ts'

/** A page shows a preview for each of seven areas, and many people may share the line of a library. */
const LIMIT = { max: 240, windowMs: 60 * 60 * 1000 } as const

/** Throws 429. */
export async function quickTactics(c: Context<AppEnv>, asked: AskedQuickly): Promise<QuickTactics> {
  const now = Date.now()
  const bucket = `tactics:address:${await sha256Hex(clientNetwork(c))}`
  if (!(await takeFromLimits(c.env.DB, [{ bucket, ...LIMIT }], now)))
    throw new AppError('too_many_requests', 'Too many requests. Wait an hour and try again.')
  return openAdvice(c.env).answerQuickly(asked, now)
}
