/** Learns how much each sign speaks for an answer: a softmax over the answers to a question, by gradient ascent. */

/** The signs of each answer to one question, and how right it is: 1, or a part where a main point is missing. */
export type JudgedQuestion = { signs: readonly (readonly number[])[]; worth: readonly number[] }

const STEPS = 1200
const STEP = 0.3
/** Keeps weights small that few questions speak for. */
const DECAY = 0.02
/** Scores of phrases and words run to some ten, the others to one. */
const SCALES = [10, 10, 10, 10, 1, 1, 1, 1, 1] as const

/** One weight a sign. The same questions give the same weights. Throws where no question has a right answer. */
export function learnWeights(questions: readonly JudgedQuestion[]): number[] {
  const judged = questions
    .filter(({ worth }) => worth.some((one) => one > 0))
    .map(({ signs, worth }) => ({ signs: signs.map(toScale), wanted: toShares(worth) }))
  if (judged.length === 0) throw new Error('No question has a right answer to learn from.')
  let weights = SCALES.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = SCALES.map(() => 0)
    for (const { signs, wanted } of judged) {
      const given = chancesOf(signs, weights)
      signs.forEach((row, at) => {
        const miss = (wanted[at] ?? 0) - (given[at] ?? 0)
        row.forEach((sign, column) => (slope[column] = (slope[column] ?? 0) + sign * miss))
      })
    }
    weights = weights.map(
      (weight, at) => weight + STEP * ((slope[at] ?? 0) / judged.length - DECAY * weight),
    )
  }
  return weights.map((weight, at) => weight / (SCALES[at] ?? 1))
}

/** The sum of the signs of one answer by these weights. */
export function scoreOf(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)
}

/** How likely each answer is by these weights. */
export function chancesOf(
  signs: readonly (readonly number[])[],
  weights: readonly number[],
): number[] {
  const scores = signs.map((row) => scoreOf(row, weights))
  const top = Math.max(...scores)
  return toShares(scores.map((score) => Math.exp(score - top)))
}

const toScale = (row: readonly number[]): number[] =>
  row.map((sign, at) => sign / (SCALES[at] ?? 1))

function toShares(values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => value / all)
}
