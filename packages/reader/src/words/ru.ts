/** All that the reader knows of Russian. */
import { RU_LANGUAGE } from '../cues/ru.ts'
import { furtherWords } from '../further-language.ts'

export const RU_WORDS = furtherWords(RU_LANGUAGE)
