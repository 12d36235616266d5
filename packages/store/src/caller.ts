/**
 * Who is asking: the hash of their session token and the time. Every signed-in read joins `sessions` in its own
 * statement, so that one round trip both finds the session and checks the owner.
 */
export interface Caller {
  readonly tokenHash: string
  readonly now: number
}

const DAY_MS = 24 * 60 * 60 * 1000
export const SESSION_IDLE_MS = 7 * DAY_MS
export const SESSION_LIFE_MS = 30 * DAY_MS

/** A condition on `sessions s`. Takes ?1 token hash, ?2 now, ?3 the oldest last visit that still counts. */
export const SESSION_IS_LIVE = 's.token_hash = ?1 AND s.expires_at > ?2 AND s.last_seen_at > ?3'

/** The three values for SESSION_IS_LIVE, in their order. */
export const sessionValues = (caller: Caller): [string, number, number] => [
  caller.tokenHash,
  caller.now,
  caller.now - SESSION_IDLE_MS,
]
