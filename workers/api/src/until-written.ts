import { AppError } from './errors.ts'

/** More than the limits let calls about one document succeed, so that each loser finds room or the limit. */
const TRIES = 10

/** Tries a write against what was read until it holds: another call may have been faster. Throws 429 at last. */
export async function untilWritten(write: (isFirst: boolean) => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) if (await write(tried === 0)) return
  throw new AppError('too_many_requests', 'Many changes came at once. Try again in a moment.')
}
