/** Rows of sessions to what their owner sees: never a token, nor its hash. */
import type { SignIn } from '@plainletter/contracts/account'
import type { SessionRow } from '@plainletter/store/sessions'

import { browserName } from './new-session.ts'

export const showSessions = (rows: readonly SessionRow[]): SignIn[] =>
  rows.map(({ agentFamily, ipPrefix, createdAt, lastSeenAt, isThis }) => ({
    browser: browserName(agentFamily),
    network: ipPrefix,
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
    isThis,
  }))
