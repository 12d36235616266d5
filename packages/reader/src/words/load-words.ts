/** The words of one language, loaded for its letters alone. A new language is a new file, one line here and one in every-language.ts. */
import { NO_FURTHER_WORDS } from './language-words.ts'
import type { LanguageWords } from './language-words.ts'

/** The words for letters in that language, by its ISO 639-1 code. */
export async function loadWords(language: string): Promise<LanguageWords> {
  const loaded = LOADED.get(language) ?? (await LOADERS.get(language)?.()) ?? NO_FURTHER_WORDS
  if (loaded !== NO_FURTHER_WORDS) LOADED.set(language, loaded)
  return loaded
}

/** An `import()` costs something each time. Words never change: a memory, not a state. */
const LOADED = new Map<string, LanguageWords>()

const LOADERS: ReadonlyMap<string, () => Promise<LanguageWords>> = new Map([
  ['en', async () => (await import('./en.ts')).EN_WORDS],
  ['de', async () => (await import('./de.ts')).DE_WORDS],
  ['fr', async () => (await import('./fr.ts')).FR_WORDS],
  ['es', async () => (await import('./es.ts')).ES_WORDS],
  ['it', async () => (await import('./it.ts')).IT_WORDS],
  ['nl', async () => (await import('./nl.ts')).NL_WORDS],
  ['ja', async () => (await import('./ja.ts')).JA_WORDS],
  ['pl', async () => (await import('./pl.ts')).PL_WORDS],
  ['ro', async () => (await import('./ro.ts')).RO_WORDS],
  ['tr', async () => (await import('./tr.ts')).TR_WORDS],
  ['pt', async () => (await import('./pt.ts')).PT_WORDS],
  ['uk', async () => (await import('./uk.ts')).UK_WORDS],
  ['ru', async () => (await import('./ru.ts')).RU_WORDS],
  ['ar', async () => (await import('./ar.ts')).AR_WORDS],
  ['zh', async () => (await import('./zh.ts')).ZH_WORDS],
])
