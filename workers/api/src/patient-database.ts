/** A database that is busy for a moment is asked again, rather than the person. */

const TRIES = 5
const FIRST_PAUSE_MS = 25

/**
 * The same database. A batch that found it locked is made again, five times in about half a second. SQLite says so before it
 * has done anything, so nothing is done twice. Every other fault is thrown at once: there it may have been done.
 */
export function patient(database: D1Database): D1Database {
  return new Proxy(database, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const call = (...values: unknown[]): unknown => Reflect.apply(member, target, values)
      return name === 'batch' ? (...values: unknown[]) => untilFree(() => call(...values)) : call
    },
  })
}

async function untilFree(call: () => unknown): Promise<unknown> {
  for (let tried = 1; tried < TRIES; tried += 1) {
    try {
      return await call()
    } catch (error) {
      if (!isBusy(error)) throw error
      await pauseAfter(tried)
    }
  }
  return call()
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('SQLITE_BUSY')

/** Twice as long after each try, and a random part of it, so that callers do not meet again. */
function pauseAfter(tried: number): Promise<void> {
  const longest = FIRST_PAUSE_MS * 2 ** tried
  return new Promise((resolve) => setTimeout(resolve, (longest * (1 + Math.random())) / 2))
}
