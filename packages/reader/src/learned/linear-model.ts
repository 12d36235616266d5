/** A linear model over the words of a text: what `pnpm learn` makes of labelled letters. The same text always gets the same answer. */
import { BUCKETS } from './word-buckets.ts'

/** Weights are small whole numbers times `scale`, packed by `packWeights`, label by label in the order of `labels`. */
export type LinearModel<Label extends string> = {
  readonly labels: readonly Label[]
  readonly bias: readonly number[]
  readonly scale: number
  readonly weights: string
}

/** The largest whole number that a weight is rounded to, on either side of nought. */
export const LEVELS = 6
/** How far one sign can skip. */
const GAPS = 7
/** Printable signs that need no escape in a quoted string. */
const SIGNS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (sign) => !`'"\`\\$`.includes(sign),
)
const SKIP = SIGNS[2 * LEVELS * GAPS] ?? ''
const NEXT_LABEL = SIGNS[2 * LEVELS * GAPS + 1] ?? ''

/** The natural logarithm of how likely each label is for a text of these buckets. */
export function likelihoods<Label extends string>(
  model: LinearModel<Label>,
  buckets: readonly number[],
): Map<Label, number> {
  const share = model.scale / Math.sqrt(Math.max(1, buckets.length))
  const sums = sumsOf(byBucket(model), buckets, model.labels.length)
  const scores = model.labels.map((_, at) => (model.bias[at] ?? 0) + (sums[at] ?? 0) * share)
  const top = Math.max(...scores)
  const whole = top + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - top), 0))
  return new Map(model.labels.map((label, at) => [label, (scores[at] ?? 0) - whole]))
}

/** What each label has of the buckets. Every letter is weighed for every label, so by a plain loop. */
function sumsOf(weights: Int8Array, buckets: readonly number[], labels: number): Int32Array {
  const sums = new Int32Array(labels)
  for (const bucket of buckets) {
    const from = bucket * labels
    for (let at = 0; at < labels; at += 1) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0)
  }
  return sums
}

/** Models never change, so what is made from them stands: a memory, not a state. */
const BY_BUCKET = new WeakMap<LinearModel<string>, Int8Array>()

/** The weights of a bucket side by side, where they are looked up together. */
function byBucket(model: LinearModel<string>): Int8Array {
  const known = BY_BUCKET.get(model)
  if (known) return known
  const labels = model.labels.length
  const byLabel = unpackWeights(model.weights, labels)
  const weights = byLabel.map(
    (_, at) => byLabel[(at % labels) * BUCKETS + Math.floor(at / labels)] ?? 0,
  )
  BY_BUCKET.set(model, weights)
  return weights
}

/** Whole numbers from -LEVELS to LEVELS, BUCKETS for each label, as a short string. */
export function packWeights(weights: Int8Array): string {
  let packed = ''
  for (let from = 0; from < weights.length; from += BUCKETS) {
    let gap = 0
    for (const weight of weights.subarray(from, from + BUCKETS)) {
      if (weight === 0) {
        gap += 1
        continue
      }
      const level = weight < 0 ? weight + LEVELS : weight + LEVELS - 1
      packed += SKIP.repeat(Math.floor(gap / GAPS)) + (SIGNS[level * GAPS + (gap % GAPS)] ?? '')
      gap = 0
    }
    packed += NEXT_LABEL
  }
  return packed
}

/** What `packWeights` packed. */
export function unpackWeights(packed: string, labels: number): Int8Array {
  const weights = new Int8Array(labels * BUCKETS)
  let [label, bucket] = [0, 0]
  for (const sign of packed) {
    if (sign === NEXT_LABEL) [label, bucket] = [label + 1, 0]
    else if (sign === SKIP) bucket += GAPS
    else {
      const code = SIGNS.indexOf(sign)
      const level = Math.floor(code / GAPS)
      bucket += code % GAPS
      weights[label * BUCKETS + bucket] = level < LEVELS ? level - LEVELS : level - LEVELS + 1
      bucket += 1
    }
  }
  return weights
}
