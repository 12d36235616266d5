/** Spanish. */
import type { Phrases } from '../phrases.ts'
import { ES_FIXED } from './fixed.ts'
import { ES_LETTERS } from './letters.ts'
import { ES_NAMES } from './names.ts'
import { ES_PAPERS } from './papers.ts'
import { ES_SENTENCES } from './sentences.ts'
import { ES_SIGNS } from './signs.ts'
import { ES_WANTS } from './wants.ts'

export const ES: Phrases = {
  language: 'es',
  fixed: ES_FIXED,
  sentences: ES_SENTENCES,
  names: ES_NAMES,
  wants: ES_WANTS,
  papers: ES_PAPERS,
  signs: ES_SIGNS,
  letters: ES_LETTERS,
}
