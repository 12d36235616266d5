/** Ends account deletions that a fault has cut short. */
import { finishAccountDeletion, listUnfinishedDeletions } from '@plainletter/store/account-deletion'
import { prepareMail } from '@plainletter/store/outbox'

import type { SweepPorts } from './ports.ts'

const MINUTE_MS = 60 * 1000
/** Per round. */
const ACCOUNTS_MAX = 5

/** A fault is noted, not thrown: the account is met again in the next rounds. */
export async function endAccounts({ database, bucket, rings, now }: SweepPorts): Promise<void> {
  const unfinished = { begunBefore: now - 10 * MINUTE_MS, limit: ACCOUNTS_MAX }
  for (const { userId, email } of await listUnfinishedDeletions(database, unfinished)) {
    try {
      const about = { cause: String(userId), now }
      const mail = await prepareMail(
        rings.keys,
        { kind: 'account_deleted', to: email, at: now },
        about,
      )
      await finishAccountDeletion({ database, bucket, clock: () => now }, userId, mail)
    } catch {
      console.error(JSON.stringify({ event: 'account_end_fault', userId }))
    }
  }
}
