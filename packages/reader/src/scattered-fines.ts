/** The three sums of a fixed fine in France, where a scanner has torn them from their lines: less, due, more. */
import type { Letter } from './letter.ts'
import type { FoundAmount } from './scan-money.ts'

/** "Ramené à", "minorée"; "majoré": the form says that there are three. */
const HAS_LESS = /(?<!\p{L})(?:ramené|minoré)e?(?!\p{L})/iu
const HAS_MORE = /(?<!\p{L})majorée?(?!\p{L})/iu
const FIXED = /(?<!\p{L})(?:amende forfaitaire|contravention)(?!\p{L})/iu
const READ = 12_000
const BY_SIZE = 6

/** The least is paid at once, the middle one in time, the most after it; only where each fills a line of its own. */
export function byThreeSums(
  { language, lines, working }: Letter,
  sums: readonly FoundAmount[],
): FoundAmount[] {
  const text = working.text.slice(0, READ)
  if (language !== 'fr' || ![HAS_LESS, HAS_MORE, FIXED].every((one) => one.test(text)))
    return [...sums]
  const alone = sums.filter((sum) =>
    lines.some(({ start, end, text: line }) => {
      const isIn = sum.start >= start && sum.end <= end + 1
      return isIn && line.replace(/[\d\s.,€*]/g, '') === ''
    }),
  )
  const values = Array.from(new Set(alone.map(({ value }) => value))).toSorted((a, b) => a - b)
  if (values.length !== 3) return [...sums]
  const [less, due] = values
  return sums.map((sum) => {
    if (!values.includes(sum.value)) return sum
    const role = sum.value === less ? 'discount' : sum.value === due ? 'total' : 'penalty'
    return { ...sum, role, weight: BY_SIZE }
  })
}
