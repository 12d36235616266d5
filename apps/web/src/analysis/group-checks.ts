import type { Check } from '@plainletter/contracts/analysis'

/** `index` is the place in `analysis.checks`, which names the proofs. */
type CheckGroup = {
  kind: Check['kind']
  checks: ReadonlyArray<{ check: Check; index: number }>
}

const RESULT_ORDER = ['problem', 'unclear', 'fine'] as const satisfies ReadonlyArray<
  Check['result']
>

/** The checks under one heading for each kind, in order of first mention; problems lead within a kind. */
export function groupChecks(checks: readonly Check[]): readonly CheckGroup[] {
  const all = checks.map((check, index) => ({ check, index }))
  return [...new Set(checks.map((check) => check.kind))].map((kind) => ({
    kind,
    checks: all
      .filter(({ check }) => check.kind === kind)
      .toSorted((one, other) => rank(one.check) - rank(other.check)),
  }))
}

/** The signs that a letter is not genuine, each with its place in `analysis.checks`. */
export function listScamSigns(checks: readonly Check[]): CheckGroup['checks'] {
  return checks
    .map((check, index) => ({ check, index }))
    .filter(({ check }) => check.kind === 'genuineness' && check.result === 'problem')
}

const rank = (check: Check) => RESULT_ORDER.indexOf(check.result)
