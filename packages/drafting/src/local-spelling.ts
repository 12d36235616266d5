/** Spelling that differs inside a language. */
import type { Letters } from './paragraph.ts'

/** Swiss German has no ß. */
export function localSpelling(text: string, { country, language }: Letters): string {
  return country === 'ch' && language === 'de' ? text.replaceAll('ß', 'ss') : text
}
