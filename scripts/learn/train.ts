/** Trains a linear model over hashed words: multinomial logistic regression by stochastic descent, with an L1 penalty that drops most weights. */
import { LEVELS, packWeights } from '@plainletter/reader/learned/linear-model'
import type { LinearModel } from '@plainletter/reader/learned/linear-model'
import { BUCKETS, wordBuckets } from '@plainletter/reader/learned/word-buckets'

/** A text with the label that a careful adviser gave it. */
export interface Sample<Label extends string> {
  readonly text: string
  readonly language: string
  readonly label: Label
}

const EPOCHS = 25
const STEP = 3
const SLOWER = 0.2
const PENALTY = 0.00005
/** A word seen in one text alone teaches that text, not its kind. */
const SEEN = 2
/** Rounding: the weight that becomes LEVELS, as a share of all weights, and the smallest share of it that is kept. */
const TOP_SHARE = 0.99
const SMALLEST = 0.25
const SEED = 20_261_121

interface Training {
  readonly labels: readonly string[]
  readonly weights: Float64Array
  readonly bias: Float64Array
  /** The turn in which the penalty of a bucket was last taken. */
  readonly settled: Int32Array
}

/** Always the same model of the same samples. Throws where there is none. */
export function train<Label extends string>(samples: readonly Sample<Label>[]): LinearModel<Label> {
  const labels = Array.from(new Set(samples.map(({ label }) => label))).toSorted()
  if (labels.length === 0) throw new Error('nothing to learn from')
  const training = {
    labels,
    weights: new Float64Array(labels.length * BUCKETS),
    bias: new Float64Array(labels.length),
    settled: new Int32Array(BUCKETS),
  }
  const texts = withoutRareWords(samples.map(({ text, language }) => wordBuckets(text, language)))
  const targets = samples.map(({ label }) => labels.indexOf(label))
  const random = randomOf(SEED)
  let turn = 0
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const step = STEP / (1 + epoch * SLOWER)
    for (const at of shuffled(texts.length, random)) {
      turn += 1
      learnFrom(training, { buckets: texts[at] ?? [], target: targets[at] ?? 0, step, turn })
    }
  }
  return rounded(labels, training)
}

interface Turn {
  readonly buckets: readonly number[]
  readonly target: number
  readonly step: number
  readonly turn: number
}

function learnFrom(training: Training, { buckets, target, step, turn }: Turn): void {
  const share = 1 / Math.sqrt(Math.max(1, buckets.length))
  const odds = softmax(scoresOf(training, buckets, share))
  for (const [label, chance] of odds.entries()) {
    const error = chance - (label === target ? 1 : 0)
    training.bias[label] = (training.bias[label] ?? 0) - step * 0.02 * error
    for (const bucket of buckets) {
      const at = label * BUCKETS + bucket
      training.weights[at] = (training.weights[at] ?? 0) - step * error * share
    }
  }
  for (const bucket of buckets) {
    const penalty = (turn - (training.settled[bucket] ?? 0)) * step * PENALTY
    training.settled[bucket] = turn
    shrink(training, bucket, penalty)
  }
}

function scoresOf(
  { labels, weights, bias }: Training,
  buckets: readonly number[],
  share: number,
): number[] {
  return labels.map((_, label) =>
    buckets.reduce(
      (sum, bucket) => sum + (weights[label * BUCKETS + bucket] ?? 0) * share,
      bias[label] ?? 0,
    ),
  )
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - top))
  const whole = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / whole)
}

function shrink({ labels, weights }: Training, bucket: number, penalty: number): void {
  for (const label of labels.keys()) {
    const at = label * BUCKETS + bucket
    const weight = weights[at] ?? 0
    weights[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - penalty)
  }
}

function rounded<Label extends string>(
  labels: readonly Label[],
  { weights, bias }: Training,
): LinearModel<Label> {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .toSorted((a, b) => a - b)
  const top = sizes[Math.floor(sizes.length * TOP_SHARE)] ?? 1
  const whole = Int8Array.from(weights, (weight) => {
    const size = Math.abs(weight) / top
    if (size < SMALLEST) return 0
    return Math.sign(weight) * Math.min(LEVELS, Math.max(1, Math.round(size * LEVELS)))
  })
  return {
    labels,
    bias: Array.from(bias, (one) => Math.round(one * 100) / 100),
    scale: Math.round((top / LEVELS) * 1000) / 1000,
    weights: packWeights(whole),
  }
}

function withoutRareWords(texts: readonly (readonly number[])[]): number[][] {
  const seen = new Map<number, number>()
  for (const text of texts) for (const bucket of text) seen.set(bucket, (seen.get(bucket) ?? 0) + 1)
  return texts.map((text) => text.filter((bucket) => (seen.get(bucket) ?? 0) >= SEEN))
}

function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
  return order
}

/** Lehmer's generator: the same numbers on every machine. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
