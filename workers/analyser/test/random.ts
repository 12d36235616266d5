/** Random choices that can be run again: the same seed makes the same choices. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  chance(probability: number): boolean
  /** An integer from 0 to limit - 1. */
  below(limit: number): number
  uuid(): string
}

/** The mulberry32 generator: 32 bits of state, good enough to choose faults. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const digit = (): string => below(16).toString(16)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    uuid: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => digit()),
  }
}
