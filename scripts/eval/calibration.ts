/** Whether a confidence of 0.8 is right eight times in ten. */

/** A guess with its confidence, 0 to 1. */
export type Guess = { confidence: number; isRight: boolean }

export type Calibration = {
  /** The mean square of confidence less truth: 0 is perfect. */
  brier: number
  /** The mean distance of confidence and accuracy over the buckets, weighed by their size. */
  ece: number
  buckets: { from: number; to: number; count: number; confidence: number; accuracy: number }[]
}

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const

export function calibrate(guesses: readonly Guess[]): Calibration {
  const buckets = EDGES.slice(0, -1).flatMap((from, at) => {
    const to = EDGES[at + 1] ?? 1
    const inside = guesses.filter(
      ({ confidence }) => confidence >= from && (confidence < to || to === 1),
    )
    if (inside.length === 0) return []
    return [
      {
        from,
        to,
        count: inside.length,
        confidence: mean(inside.map(({ confidence }) => confidence)),
        accuracy: mean(inside.map(({ isRight }) => Number(isRight))),
      },
    ]
  })
  return {
    brier: mean(guesses.map(({ confidence, isRight }) => (confidence - Number(isRight)) ** 2)),
    ece:
      buckets.reduce(
        (sum, { count, confidence, accuracy }) => sum + count * Math.abs(confidence - accuracy),
        0,
      ) / Math.max(1, guesses.length),
    buckets,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
