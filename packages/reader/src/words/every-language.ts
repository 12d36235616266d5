import { AR_WORDS } from './ar.ts'
/** The words of every language at once, for servers and tests. A browser loads those of one: see load-words.ts. */
import { DE_WORDS } from './de.ts'
import { EN_WORDS } from './en.ts'
import { ES_WORDS } from './es.ts'
import { FR_WORDS } from './fr.ts'
import { IT_WORDS } from './it.ts'
import { JA_WORDS } from './ja.ts'
import { NO_FURTHER_WORDS } from './language-words.ts'
import type { LanguageWords } from './language-words.ts'
import { NL_WORDS } from './nl.ts'
import { PL_WORDS } from './pl.ts'
import { PT_WORDS } from './pt.ts'
import { RO_WORDS } from './ro.ts'
import { RU_WORDS } from './ru.ts'
import { TR_WORDS } from './tr.ts'
import { UK_WORDS } from './uk.ts'
import { ZH_WORDS } from './zh.ts'

/** The words for letters in that language, by its ISO 639-1 code. */
export function wordsOf(language: string): LanguageWords {
  return WORDS.get(language) ?? NO_FURTHER_WORDS
}

const WORDS: ReadonlyMap<string, LanguageWords> = new Map([
  ['en', EN_WORDS],
  ['de', DE_WORDS],
  ['fr', FR_WORDS],
  ['es', ES_WORDS],
  ['it', IT_WORDS],
  ['nl', NL_WORDS],
  ['ja', JA_WORDS],
  ['pl', PL_WORDS],
  ['ar', AR_WORDS],
  ['pt', PT_WORDS],
  ['ro', RO_WORDS],
  ['ru', RU_WORDS],
  ['tr', TR_WORDS],
  ['uk', UK_WORDS],
  ['zh', ZH_WORDS],
])
