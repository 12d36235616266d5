import { ABROAD } from '../abroad.ts'
import { FR_FAMILIES } from '../cues/families/fr.ts'
import { FR_AUTHENTICITY_CUES } from '../cues/fr-authenticity.ts'
/** All that the reader knows of French. */
import { FR_FACT_CUES } from '../cues/fr-facts.ts'
import { FR_PAPER_CUES } from '../cues/fr-papers.ts'
import { FR_PLAIN_PAPER_CUES } from '../cues/fr-plain-papers.ts'
import { FR_CUES } from '../cues/fr.ts'
import { FR_STAKES } from '../cues/stakes/fr.ts'
import { FR_KINDS } from '../learned/fr.ts'
import type { LanguageWords } from './language-words.ts'

export const FR_WORDS: LanguageWords = {
  cues: [
    ...FR_CUES,
    ...FR_PAPER_CUES,
    ...FR_AUTHENTICITY_CUES,
    ...FR_PLAIN_PAPER_CUES,
    ...FR_FACT_CUES,
  ],
  kinds: FR_KINDS,
  families: FR_FAMILIES,
  stakes: FR_STAKES,
  abroad: ABROAD,
}
