/** All that the reader knows of Turkish. */
import { TR_LANGUAGE } from '../cues/tr.ts'
import { furtherWords } from '../further-language.ts'

export const TR_WORDS = furtherWords(TR_LANGUAGE)
