/** A first sentence shorter than this is joined with the next: "No." alone answers nothing. */
const SHORT = 12

/** An answer as its first sentence and what follows it. */
export function splitAnswer(answer: string): readonly [string, string] {
  const sentences = answer.split(/(?<=[.!?])\s+(?=[A-Z£])/)
  const [first = '', second = '', ...rest] = sentences
  return first.length < SHORT
    ? [`${first} ${second}`.trim(), rest.join(' ')]
    : [first, [second, ...rest].join(' ').trim()]
}
