/** Accounts and their sign-ins. */
import { PACKS, PLANS } from '@plainletter/contracts/prices'
import * as z from 'zod/mini'

import { allowanceLeft, planIsActive } from './allowance.ts'
import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, SESSION_LIFE_MS, sessionValues } from './caller.ts'
import type { Database, SqlValue, Statement } from './database.ts'
import { brokenConstraint, changesOf, firstRow, sql } from './database.ts'

const Flag = z.pipe(
  z.int(),
  z.transform((value) => value === 1),
)

export const UserRow = z.object({
  id: z.int(),
  email: z.string(),
  accountVerified: Flag,
  subscriptionStatus: z.string(),
  subscriptionPlan: z.nullable(z.string()),
  subscriptionEndsAt: z.nullable(z.int()),
  subscriptionCancels: Flag,
  stripeSubscriptionId: z.nullable(z.string()),
  /** Of the plan, this month. */
  planAnalysesLeft: z.int(),
  isPlanActive: Flag,
  hasBusinessView: Flag,
  createdAt: z.int(),
  creditsRemaining: z.int(),
  totalCreditsEver: z.int(),
  lastSeenAt: z.int(),
})
export type UserRow = z.infer<typeof UserRow>

export interface NewSession {
  readonly tokenHash: string
  readonly ipPrefix: string | null
  readonly agentFamily: string | null
}

export interface NewUser {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly signupSource: string | null
  readonly session: NewSession
  /** What else holds if and only if the account is opened. */
  readonly inSameBatch?: readonly Statement[]
}

/** Inserts the account, its empty credit account and its first session. False when the email is taken. */
export async function insertUser(database: Database, user: NewUser, now: number): Promise<boolean> {
  try {
    await database.batch([
      sql(
        database,
        'INSERT INTO users (id, email, password, signup_source, created_at) VALUES (?1, ?2, ?3, ?4, ?5)',
        user.id,
        user.email,
        user.password,
        user.signupSource,
        now,
      ),
      sql(database, 'INSERT INTO credit_accounts (user_id) VALUES (?1)', user.id),
      insertSessionStatement(database, { userId: user.id, session: user.session, now }),
      ...(user.inSameBatch ?? []),
    ])
    return true
  } catch (error) {
    if (brokenConstraint(error) === 'email') return false
    throw error
  }
}

const CredentialsRow = z.object({ id: z.int(), password: z.string() })

/** The stored password hash for an email, or undefined. */
export async function findCredentials(database: Database, email: string) {
  const [result] = await database.batch([
    sql(database, 'SELECT id, password FROM users WHERE email = ?1 AND deleting_at IS NULL', email),
  ])
  return firstRow(result, CredentialsRow)
}

/**
 * Signs in whoever knew the password whose hash is given. False, with nothing written, when it is no longer that, or the
 * account is going: checking a password takes its time, and in that time its owner may have shut everybody out.
 */
export async function insertSession(
  database: Database,
  { password, ...input }: NewSignIn & { readonly password: string },
  inSameBatch: readonly Statement[] = [],
): Promise<boolean> {
  const onlyIf = { condition: 'u.password = ?6 AND u.deleting_at IS NULL', values: [password] }
  const [inserted] = await database.batch([
    insertSessionStatement(database, input, onlyIf),
    ...inSameBatch,
  ])
  return changesOf(inserted) > 0
}

interface NewSignIn {
  readonly userId: number
  readonly session: NewSession
  readonly now: number
}

/** A condition on `users u`. Its first value is ?6. */
interface OnlyIf {
  readonly condition: string
  readonly values: readonly SqlValue[]
}

export function insertSessionStatement(
  database: Database,
  { userId, session, now }: NewSignIn,
  { condition, values }: OnlyIf = { condition: '1', values: [] },
): Statement {
  return sql(
    database,
    `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at, reauthenticated_at, ip_prefix, agent_family)
     SELECT ?1, u.id, ?3, ?3, ?3 + ${SESSION_LIFE_MS}, ?3, ?4, ?5 FROM users u WHERE u.id = ?2 AND ${condition}`,
    session.tokenHash,
    userId,
    now,
    session.ipPrefix,
    session.agentFamily,
    ...values,
  )
}

/** Ends one session. Ending one that is already gone is not an error. */
export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.batch([sql(database, 'DELETE FROM sessions WHERE token_hash = ?1', tokenHash)])
}

/** Notes the visit. Called at most hourly, so that reading stays free of writes. */
export async function touchSession(database: Database, caller: Caller): Promise<void> {
  await database.batch([
    sql(
      database,
      'UPDATE sessions SET last_seen_at = ?2 WHERE token_hash = ?1',
      caller.tokenHash,
      caller.now,
    ),
  ])
}

const wordsOf = (rows: Readonly<Record<string, { hasBusinessView: boolean }>>): string =>
  Object.entries(rows)
    .filter(([, { hasBusinessView }]) => hasBusinessView)
    .map(([name]) => `'${name}'`)
    .join(', ')

/** A business plan that runs, or a business pack whose money is still with us. Of `users u`, at ?2. */
const BUSINESS_VIEW = `(${planIsActive('?2')} AND u.subscription_plan IN (${wordsOf(PLANS)}))
  OR EXISTS (SELECT 1 FROM payment_tracking p WHERE p.user_id = u.id AND p.pack IN (${wordsOf(PACKS)})
    AND p.refunded_pence + p.disputed_pence < p.price_pence)`

/** The statement behind every signed-in read: the user, their balance, and their session's last visit. */
export function userStatement(database: Database, caller: Caller): Statement {
  return sql(
    database,
    `SELECT u.id, u.email, u.account_verified AS accountVerified, u.subscription_status AS subscriptionStatus,
            u.subscription_plan AS subscriptionPlan, u.subscription_ends_at AS subscriptionEndsAt,
            u.subscription_cancels AS subscriptionCancels, u.stripe_subscription_id AS stripeSubscriptionId,
            ${allowanceLeft('?2')} AS planAnalysesLeft, COALESCE(${planIsActive('?2')}, 0) AS isPlanActive,
            COALESCE(${BUSINESS_VIEW}, 0) AS hasBusinessView, u.created_at AS createdAt, s.last_seen_at AS lastSeenAt,
            a.balance AS creditsRemaining, a.total_ever AS totalCreditsEver
     FROM sessions s JOIN users u ON u.id = s.user_id JOIN credit_accounts a ON a.user_id = u.id
     WHERE ${SESSION_IS_LIVE}`,
    ...sessionValues(caller),
  )
}

/** The signed-in user, or undefined. */
export async function findUser(database: Database, caller: Caller): Promise<UserRow | undefined> {
  const [result] = await database.batch([userStatement(database, caller)])
  return firstRow(result, UserRow)
}
