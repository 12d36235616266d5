/** All that the reader knows of Chinese. */
import { ZH_LANGUAGE } from '../cues/zh.ts'
import { furtherWords } from '../further-language.ts'

export const ZH_WORDS = furtherWords(ZH_LANGUAGE)
