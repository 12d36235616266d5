/** Times of several things in one run, taken in turns, so that a slow minute of the machine slows all of them alike. */

export type Work = () => unknown

/** Milliseconds of each round, by name. Sorted, so that the middle one is the median. */
export type Times<Name extends string> = Record<Name, readonly number[]>

export interface Turns {
  readonly rounds: number
  /** Epoch milliseconds after which no further round begins. */
  readonly until: number
  /** Rounds before these that do not count. */
  readonly warmUp?: number
  /** Milliseconds since any one moment. Wall time unless told. */
  readonly clock?: Clock
}

type Clock = () => number

const wallTime: Clock = () => performance.now()

/** What this process worked, on all its threads. For work that waits for nothing: a busy machine hardly shows in it. */
export const processTime: Clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs every work once per round, in turns. */
export async function takeTurns<Name extends string>(
  works: Record<Name, Work>,
  { rounds, until, warmUp = 1, clock = wallTime }: Turns,
): Promise<Times<Name>> {
  const names = namesOf(works)
  const times = emptyTimes(names)
  for (let round = -warmUp; round < rounds; round += 1) {
    if (round > 0 && Date.now() > until) break
    // Every second round goes backwards: what comes first gets no lasting advantage.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const took = await timeOf(works[name], clock)
      if (round >= 0) times[name].push(took)
    }
  }
  for (const name of names) times[name].sort((a, b) => a - b)
  return times
}

/** Milliseconds of one run. */
export async function timeOf(work: Work, clock: Clock = wallTime): Promise<number> {
  const start = clock()
  await work()
  return clock() - start
}

/** The keys of a record that was written with these names only. */
const namesOf = <Name extends string>(works: Record<Name, Work>): Name[] =>
  Object.keys(works) as Name[]

/** Complete once the loop has given each name its list. */
function emptyTimes<Name extends string>(names: readonly Name[]): Record<Name, number[]> {
  const times = {} as Record<Name, number[]>
  for (const name of names) times[name] = []
  return times
}

/** The value below which a share (0 to 1) of the values lies. NaN when there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** How far the middle half of the values lies apart, as a share of their median. */
export const spread = (values: readonly number[]): number =>
  (quantile(values, 0.75) - quantile(values, 0.25)) / median(values)

/** The exponent e in time ~ size^e between two measurements: 1 is linear, 2 is quadratic. */
export const growth = (
  small: { size: number; ms: number },
  large: { size: number; ms: number },
): number => Math.log(large.ms / small.ms) / Math.log(large.size / small.size)
