/** Everything a sweep touches, in one object: a test hands in its own time, and storage that fails. */
import { openPayments } from '@plainletter/payments/open-payments'
import type { Payments, PaymentsEnv } from '@plainletter/payments/open-payments'
import type { Bucket } from '@plainletter/store/bucket'
import type { Database } from '@plainletter/store/database'
import type { KeyRings } from '@plainletter/store/key-rings'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

export interface SweepPorts {
  readonly database: Database
  readonly bucket: Bucket
  readonly rings: KeyRings
  /** Absent while no account at Stripe is set up. */
  readonly payments: Payments | undefined
  readonly send: (message: { jobId: string }) => Promise<unknown>
  /** Epoch milliseconds. */
  readonly now: number
}

export type SweepEnv = Pick<
  Env,
  'DB' | 'DOCUMENT_BUCKET' | 'ANALYSIS_QUEUE' | 'KEY_ENCRYPTION_KEYS'
> &
  PaymentsEnv

export async function openPorts(env: SweepEnv, now: number): Promise<SweepPorts> {
  const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
  return {
    database: env.DB,
    bucket: env.DOCUMENT_BUCKET,
    rings: { bucket: env.DOCUMENT_BUCKET, keys },
    payments: await openPayments(env, now),
    send: (message) => env.ANALYSIS_QUEUE.send(message),
    now,
  }
}
