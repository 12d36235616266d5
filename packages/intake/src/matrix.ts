/** The six numbers by which PDF moves, turns and scales: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const IDENTITY = [1, 0, 0, 1, 0, 0] as const

/** Six numbers as a matrix; what is missing or no number stays as it is in the identity. */
export function asMatrix(numbers: readonly unknown[]): Matrix {
  const at = (index: 0 | 1 | 2 | 3 | 4 | 5): number => {
    const value = numbers[index]
    return typeof value === 'number' && Number.isFinite(value) ? value : IDENTITY[index]
  }
  return [at(0), at(1), at(2), at(3), at(4), at(5)]
}

/** First `n`, then `m`. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}
