/** How hard a letter is to read: the LIX of Carl-Hugo Björnsson (words a sentence + percent of long words), made for any European language. */
import type { Language } from '@plainletter/contracts/country'
import { countWords } from '@plainletter/phrases/sentence'

import { sentencesOf } from './sentences.ts'

/** Above this a letter is hard. Languages with long words have more of them in plain texts too. */
const LIMITS = { en: 38, de: 48, fr: 48, es: 50, it: 52, nl: 46 } as const
/** Japanese has no word ends: only the length of its sentences counts. */
const MOST_JAPANESE_WORDS = 25
const LONG_WORD = 7
const LEAST_WORDS = 60

/** 'hard' for a text that most people could not read with ease. Texts under 60 words are never judged. */
export function readingEase(text: string, language: Language): 'plain' | 'hard' {
  const sentences = sentencesOf(text)
  const words = countWords(text)
  if (words < LEAST_WORDS) return 'plain'
  const mean = words / sentences.length
  if (language === 'ja') return mean > MOST_JAPANESE_WORDS ? 'hard' : 'plain'
  const long = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG_WORD).length
  return mean + (100 * long) / words > LIMITS[language] ? 'hard' : 'plain'
}
