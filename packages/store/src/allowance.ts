/**
 * What a yearly plan pays for. Nothing is counted down: what is left this month is the plan's number less the entries
 * since the month began, or since the year that is paid began. So a new month and a new year need no write.
 */
import { PLANS } from '@plainletter/contracts/prices'

const DAY_MS = 24 * 60 * 60 * 1000
/** A renewal that we have not heard of yet does not take a plan away at once. */
const RENEWAL_GRACE_MS = 2 * DAY_MS

const perMonth = `CASE u.subscription_plan ${Object.entries(PLANS)
  .map(([plan, { analysesPerMonth }]) => `WHEN '${plan}' THEN ${analysesPerMonth}`)
  .join(' ')} ELSE 0 END`

/** Whether the plan of `users u` is running. `now` names a parameter in epoch milliseconds. */
export const planIsActive = (now: string): string =>
  `(u.subscription_status = 'active' AND u.subscription_ends_at > ${now} - ${RENEWAL_GRACE_MS})`

const monthStart = (now: string): string =>
  `CAST(strftime('%s', ${now} / 1000, 'unixepoch', 'start of month') AS INTEGER) * 1000`

/** How many analyses the plan of `users u` pays for at this moment. Months are those of UTC. */
export const allowanceLeft = (now: string): string =>
  `CASE WHEN ${planIsActive(now)} THEN MAX(0, ${perMonth} - (
     SELECT COALESCE(SUM(CASE l.kind WHEN 'use' THEN 1 ELSE -1 END), 0) FROM allowance_entries l
     WHERE l.user_id = u.id AND l.used_at >= MAX(${monthStart(now)}, COALESCE(u.subscription_starts_at, 0)))) ELSE 0 END`
