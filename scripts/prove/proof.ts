/** What a proof answers: how many cases were tried, and in words each one that broke the invariant. */
export interface Proof {
  readonly id: string
  readonly what: string
  readonly cases: number
  readonly violations: readonly string[]
  /** Figures worth knowing beside the count. */
  readonly figures?: string
}

export const HEAD = `${'invariant'.padEnd(44)} ${'cases'.padStart(6)} violations`

const LISTED_MAX = 10

/** A proof without cases proves nothing, and does not hold. */
export const holds = ({ cases, violations }: Proof): boolean => cases > 0 && violations.length === 0

export function printProof({ id, what, cases, violations, figures }: Proof): string {
  const row = `${id.padEnd(4)} ${what.padEnd(39)} ${String(cases).padStart(6)} ${String(violations.length).padStart(10)}`
  const said = cases > 0 ? row : `${row}  NO CASES`
  const words = violations.slice(0, LISTED_MAX).map((each) => `\n     ${each}`)
  return `${said}${figures === undefined ? '' : `  ${figures}`}${words.join('')}`
}
