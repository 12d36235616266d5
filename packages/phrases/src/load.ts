/** The door to the phrases: one language at a time, so that a page carries only the words it shows. */
import type { Language } from '@plainletter/contracts/country'

import type { Phrases } from './phrases.ts'

/** All phrases of one language. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  const loaded = LOADED.get(language) ?? (await LOADERS[language]())
  LOADED.set(language, loaded)
  return loaded
}

/** An `import()` costs something each time. Phrases never change: a memory, not a state. */
const LOADED = new Map<Language, Phrases>()

const LOADERS = {
  en: async () => (await import('./en/index.ts')).EN,
  de: async () => (await import('./de/index.ts')).DE,
  fr: async () => (await import('./fr/index.ts')).FR,
  es: async () => (await import('./es/index.ts')).ES,
  it: async () => (await import('./it/index.ts')).IT,
  nl: async () => (await import('./nl/index.ts')).NL,
  ja: async () => (await import('./ja/index.ts')).JA,
} as const satisfies Record<Language, () => Promise<Phrases>>
