/** Cutting text into sentences and counting words. */

/** The sentences of a text, each with its mark. A point inside "No. 5" or "£1.50" does not end one. */
export function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<=[.!?]["”’)]?)(?<!\b(?:No|Nos|Mr|Mrs|Ms|Dr|St|Sch|art|s|ss|reg|para|e\.g|i\.e|v|Ltd|Co)\.)\s+(?=["“‘'(£$€]?[\p{Lu}\p{N}])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Words as a reader counts them: runs of characters between spaces. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The form in which two sentences are the same to a reader. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£$€%]+/gu, ' ')
    .trim()
}
