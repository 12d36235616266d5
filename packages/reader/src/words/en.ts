/** All that the reader knows of English beside the cues that stand everywhere. */
import { EN_FAMILIES } from '../cues/families/en.ts'
import { EN_STAKES } from '../cues/stakes/en.ts'
import { EN_KINDS } from '../learned/en.ts'
import { NOTHING_ABROAD } from './language-words.ts'
import type { LanguageWords } from './language-words.ts'

export const EN_WORDS: LanguageWords = {
  cues: [],
  kinds: EN_KINDS,
  families: EN_FAMILIES,
  stakes: EN_STAKES,
  abroad: NOTHING_ABROAD,
}
