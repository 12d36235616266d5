/** All that the reader knows of Romanian. */
import { RO_LANGUAGE } from '../cues/ro.ts'
import { furtherWords } from '../further-language.ts'

export const RO_WORDS = furtherWords(RO_LANGUAGE)
