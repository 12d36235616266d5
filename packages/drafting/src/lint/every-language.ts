/** The words that harm in all our languages, for what a person wrote: a letter of ours carries those of its own. */
import type { Language } from '@plainletter/contracts/country'

import { DE_HARM } from './de.ts'
import { EN_HARM } from './en.ts'
import { ES_HARM } from './es.ts'
import { FR_HARM } from './fr.ts'
import type { HarmWords } from './harm.ts'
import { IT_HARM } from './it.ts'
import { JA_HARM } from './ja.ts'
import { NL_HARM } from './nl.ts'

export const HARM_WORDS = {
  en: EN_HARM,
  de: DE_HARM,
  fr: FR_HARM,
  es: ES_HARM,
  it: IT_HARM,
  nl: NL_HARM,
  ja: JA_HARM,
} as const satisfies Record<Language, HarmWords>
