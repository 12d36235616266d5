import { ABROAD } from '../abroad.ts'
import { IT_FAMILIES } from '../cues/families/it.ts'
import { IT_AUTHENTICITY_CUES } from '../cues/it-authenticity.ts'
/** All that the reader knows of Italian. */
import { IT_FACT_CUES } from '../cues/it-facts.ts'
import { IT_PAPER_CUES } from '../cues/it-papers.ts'
import { IT_PLAIN_PAPER_CUES } from '../cues/it-plain-papers.ts'
import { IT_CUES } from '../cues/it.ts'
import { IT_STAKES } from '../cues/stakes/it.ts'
import { IT_KINDS } from '../learned/it.ts'
import type { LanguageWords } from './language-words.ts'

export const IT_WORDS: LanguageWords = {
  cues: [
    ...IT_CUES,
    ...IT_PAPER_CUES,
    ...IT_AUTHENTICITY_CUES,
    ...IT_PLAIN_PAPER_CUES,
    ...IT_FACT_CUES,
  ],
  kinds: IT_KINDS,
  families: IT_FAMILIES,
  stakes: IT_STAKES,
  abroad: ABROAD,
}
