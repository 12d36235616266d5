import { ABROAD } from '../abroad.ts'
import { NL_FAMILIES } from '../cues/families/nl.ts'
import { NL_AUTHENTICITY_CUES } from '../cues/nl-authenticity.ts'
/** All that the reader knows of Dutch. */
import { NL_FACT_CUES } from '../cues/nl-facts.ts'
import { NL_PAPER_CUES } from '../cues/nl-papers.ts'
import { NL_PLAIN_PAPER_CUES } from '../cues/nl-plain-papers.ts'
import { NL_CUES } from '../cues/nl.ts'
import { NL_STAKES } from '../cues/stakes/nl.ts'
import { NL_KINDS } from '../learned/nl.ts'
import type { LanguageWords } from './language-words.ts'

export const NL_WORDS: LanguageWords = {
  cues: [
    ...NL_CUES,
    ...NL_PAPER_CUES,
    ...NL_AUTHENTICITY_CUES,
    ...NL_PLAIN_PAPER_CUES,
    ...NL_FACT_CUES,
  ],
  kinds: NL_KINDS,
  families: NL_FAMILIES,
  stakes: NL_STAKES,
  abroad: ABROAD,
}
