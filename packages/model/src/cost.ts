/** What the tokens of one analysis cost. */
import type { TokenUse } from './stream-answer.ts'

/** Dollars for a million tokens: what goes in, and what comes out. */
export interface ModelPrices {
  readonly input: number
  readonly output: number
}

/** From a setting such as "0.25 2". Null when it is empty or anything else. */
export function parsePrices(setting: string): ModelPrices | null {
  const match = /^\s*(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)\s*$/.exec(setting)
  return match ? { input: Number(match[1]), output: Number(match[2]) } : null
}

/** In millionths of a dollar, rounded up: a dollar for a million tokens is a millionth for each. */
export const costOf = ({ input, output }: TokenUse, prices: ModelPrices): number =>
  Math.ceil(input * prices.input + output * prices.output)

export const addUse = (one: TokenUse | null, other: TokenUse | null): TokenUse | null =>
  one && other
    ? { input: one.input + other.input, output: one.output + other.output }
    : (one ?? other)
