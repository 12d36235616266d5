/** All that the reader knows of Portuguese. */
import { PT_LANGUAGE } from '../cues/pt.ts'
import { furtherWords } from '../further-language.ts'

export const PT_WORDS = furtherWords(PT_LANGUAGE)
