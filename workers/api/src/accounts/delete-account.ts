import type { DeleteAccount } from '@plainletter/contracts/account'
import type { AccountDeleted, AccountReceipt } from '@plainletter/contracts/receipt'
import { forgetCustomers } from '@plainletter/payments/forget-customers'
import { openPayments } from '@plainletter/payments/open-payments'
import { beginAccountDeletion, finishAccountDeletion } from '@plainletter/store/account-deletion'
import type { AccountDeletion } from '@plainletter/store/account-deletion'
import { openReceiptSigner, signDeletionReceipt } from '@plainletter/vault/deletion-receipt'
import type { ReceiptSigner } from '@plainletter/vault/deletion-receipt'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { checkOwnPassword, wrongPassword } from './check-own-password.ts'
import { newMail, sendSoon } from './mailing.ts'
import { clearSessionCookie } from './session-cookie.ts'

const FIELD = 'password'

/**
 * Deletes the account of who knows its password, at once. A fault on the way leaves a deletion that is begun: the account
 * is signed out and served to nobody, and the sweep ends it; then there is no receipt.
 */
export async function deleteAccount(
  c: Context<AppEnv>,
  { password }: DeleteAccount,
): Promise<AccountDeleted> {
  // Opened first: without a key that signs, nothing is deleted yet.
  const signer = await openReceiptSigner(c.env.RECEIPT_KEY)
  const now = Date.now()
  const checked = await checkOwnPassword(c, password, { field: FIELD, now })
  const { userId, email } = checked
  const about = { cause: String(userId), now }
  const mail = await newMail(c, { kind: 'account_deleted', to: email, at: now }, about)
  if (!(await beginAccountDeletion(c.env.DB, checked, now))) throw wrongPassword(FIELD)
  clearSessionCookie(c)
  c.header('Clear-Site-Data', '"cache", "storage"')
  try {
    const ports = { database: c.env.DB, bucket: c.env.DOCUMENT_BUCKET, clock: Date.now }
    const deletion = await finishAccountDeletion(ports, userId, mail)
    sendSoon(c, mail)
    c.executionCtx.waitUntil(leaveStripe(c.env, now))
    return { message: 'Your account is deleted.', receipt: await sign(signer, deletion) }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ event: 'account_deletion_fault', userId, name }))
    return { message: 'Your account is closed. The rest is gone within the hour.', receipt: null }
  }
}

/** Ends the plan and takes the address off Stripe. What fails here is done by the sweep, which looks each minute. */
async function leaveStripe(env: Env, now: number): Promise<void> {
  try {
    const payments = await openPayments(env, now)
    if (payments) await forgetCustomers(payments)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ event: 'customer_fault', name }))
  }
}

function sign(signer: ReceiptSigner, { documents, files }: AccountDeletion): Promise<string> {
  const receipt: AccountReceipt = {
    account: 'deleted',
    deletedAt: new Date().toISOString(),
    keys: 'destroyed',
    documents,
    files,
    records: 'removed',
  }
  return signDeletionReceipt(signer, receipt)
}
