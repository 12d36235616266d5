/** The door to the phrases: one language at a time, so that a page carries only the words it shows. */
import type { Language } from '@plainletter/contracts/country'

import type { Phrases } from './phrases.ts'

/** All phrases of one language. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  return LOADERS[language]()
}

const english = async () => (await import('./en/index.ts')).EN

const LOADERS = {
  en: english,
  de: english,
  fr: english,
  es: english,
  it: english,
  nl: english,
  ja: english,
} as const satisfies Record<Language, () => Promise<Phrases>>
