/** Sentences of a letter. Each line stands for itself, and a colon ends a sentence. */
import { splitSentences } from '@plainletter/phrases/sentence'

const AFTER_COLON = /(?<=[:：]\]?)\s+(?=["“‘'(£$€[]?[\p{Lu}\p{N}])/u

const HAS_COLON = /[:：]/

/** The sentences of a text, line by line. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .flatMap((sentence) => (HAS_COLON.test(sentence) ? sentence.split(AFTER_COLON) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
