/** Whether a letter is in a language whose letters we read well. */
import { LANGUAGES } from '@plainletter/contracts/countries'

import type { Facts } from './facts.ts'

const READ: readonly string[] = LANGUAGES
/** A shorter text says too little about its language. */
const TELLING_LENGTH = 80

/** ISO 639-1, without a region. */
export function languageOf({ reading }: Pick<Facts, 'reading'>): string {
  return reading.language.toLowerCase().split('-')[0] ?? ''
}

/** False where much of the letter may have gone unread. */
export function isReadWell({ reading, text }: Pick<Facts, 'reading' | 'text'>): boolean {
  return READ.includes(languageOf({ reading })) || !isTelling(text)
}

/** Long enough to be of one language rather than another. */
export function isTelling(text: string): boolean {
  return text.trim().length >= TELLING_LENGTH
}
