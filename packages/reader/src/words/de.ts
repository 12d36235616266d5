/** All that the reader knows of German. */
import { ABROAD } from '../abroad.ts'
import { DE_AUTHENTICITY_CUES } from '../cues/de-authenticity.ts'
import { DE_FACT_CUES } from '../cues/de-facts.ts'
import { DE_PAPER_CUES } from '../cues/de-papers.ts'
import { DE_PLAIN_PAPER_CUES } from '../cues/de-plain-papers.ts'
import { DE_CUES } from '../cues/de.ts'
import { DE_FAMILIES } from '../cues/families/de.ts'
import { withPlainForms } from '../cues/plain-forms.ts'
import { DE_STAKES } from '../cues/stakes/de.ts'
import { DE_KINDS } from '../learned/de.ts'
import type { LanguageWords } from './language-words.ts'

export const DE_WORDS: LanguageWords = {
  cues: withPlainForms([
    ...DE_CUES,
    ...DE_PAPER_CUES,
    ...DE_AUTHENTICITY_CUES,
    ...DE_PLAIN_PAPER_CUES,
    ...DE_FACT_CUES,
  ]),
  kinds: DE_KINDS,
  families: DE_FAMILIES,
  stakes: DE_STAKES,
  abroad: ABROAD,
}
