/**
 * What is asked of the same few words again and again while one letter is read: whether a line is a name, and how it is called. The
 * answer is kept until the letter is read, and no longer: what letters say is not kept.
 */

const memories: Map<string, unknown>[] = []

/** The same function, which looks at the same words once. It must depend on nothing but them. */
export function asksOnce<Answer>(judge: (words: string) => Answer): (words: string) => Answer {
  const memory = new Map<string, Answer>()
  memories.push(memory)
  return (words) => {
    const known = memory.get(words)
    if (known !== undefined) return known
    const answer = judge(words)
    memory.set(words, answer)
    return answer
  }
}

/** The letter is read: nothing of it stays. */
export function forgetWords(): void {
  for (const memory of memories) memory.clear()
}
