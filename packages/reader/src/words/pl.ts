/** All that the reader knows of Polish. */
import { ABROAD } from '../abroad.ts'
import { PL_CUES } from '../cues/pl.ts'
import { PL_STAKES } from '../cues/stakes/pl.ts'
import type { LanguageWords } from './language-words.ts'

export const PL_WORDS: LanguageWords = {
  cues: PL_CUES,
  kinds: null,
  families: null,
  stakes: PL_STAKES,
  abroad: ABROAD,
}
