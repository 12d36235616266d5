/** The stem by which rows that ask for a word are counted. */

/** The forms of one word count as one: clamp, clamped, clamping. */
export function stem(phrase: string): string {
  return phrase.replace(/(?:ing|ed|es|s)$/, '')
}
