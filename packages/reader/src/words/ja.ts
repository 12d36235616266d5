/** All that the reader knows of Japanese. */
import { ABROAD } from '../abroad.ts'
import { JA_AUTHENTICITY_CUES } from '../cues/ja-authenticity.ts'
import { JA_PAPER_CUES } from '../cues/ja-papers.ts'
import { JA_PLAIN_PAPER_CUES } from '../cues/ja-plain-papers.ts'
import { JA_CUES } from '../cues/ja.ts'
import { JA_STAKES } from '../cues/stakes/ja.ts'
import { JA_KINDS } from '../learned/ja.ts'
import type { LanguageWords } from './language-words.ts'

export const JA_WORDS: LanguageWords = {
  cues: [...JA_CUES, ...JA_PAPER_CUES, ...JA_AUTHENTICITY_CUES, ...JA_PLAIN_PAPER_CUES],
  kinds: JA_KINDS,
  families: null,
  stakes: JA_STAKES,
  abroad: ABROAD,
}
