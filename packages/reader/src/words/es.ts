/** All that the reader knows of Spanish. */
import { ABROAD } from '../abroad.ts'
import { ES_FACT_CUES } from '../cues/es-facts.ts'
import { ES_PAPER_CUES } from '../cues/es-papers.ts'
import { ES_PLAIN_PAPER_CUES } from '../cues/es-plain-papers.ts'
import { ES_CUES } from '../cues/es.ts'
import { ES_FAMILIES } from '../cues/families/es.ts'
import { ES_STAKES } from '../cues/stakes/es.ts'
import { ES_KINDS } from '../learned/es.ts'
import type { LanguageWords } from './language-words.ts'

export const ES_WORDS: LanguageWords = {
  cues: [...ES_CUES, ...ES_PAPER_CUES, ...ES_PLAIN_PAPER_CUES, ...ES_FACT_CUES],
  kinds: ES_KINDS,
  families: ES_FAMILIES,
  stakes: ES_STAKES,
  abroad: ABROAD,
}
