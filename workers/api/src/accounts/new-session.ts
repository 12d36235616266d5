/** A fresh token for a browser that has proved who it is. The old one, if any, ends: ids are never carried over. */
import type { Database } from '@plainletter/store/database'
import { deleteSession } from '@plainletter/store/users'
import type { NewSession } from '@plainletter/store/users'
import { sha256Hex } from '@plainletter/vault/digest'
import { randomToken } from '@plainletter/vault/random'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { addressPrefix, clientAddress } from '../middleware/client-address.ts'

/** The word in User-Agent, and the browser's name for people. In this order: all but one also say Safari. */
const BROWSERS: ReadonlyMap<string, string> = new Map([
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
])

export const browserName = (family: string | null): string | null =>
  (family !== null && BROWSERS.get(family)) || null

export async function newSession(
  c: Context<AppEnv>,
): Promise<{ token: string; session: NewSession }> {
  const token = randomToken()
  const agent = c.req.header('User-Agent') ?? ''
  return {
    token,
    session: {
      tokenHash: await sha256Hex(token),
      ipPrefix: addressPrefix(clientAddress(c)),
      agentFamily: [...BROWSERS.keys()].find((family) => agent.includes(family)) ?? null,
    },
  }
}

export async function endSession(c: Context<AppEnv>, database: Database): Promise<void> {
  if (c.var.caller) await deleteSession(database, c.var.caller.tokenHash)
}
