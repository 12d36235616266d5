/** Italian. */
import type { Phrases } from '../phrases.ts'
import { IT_FIXED } from './fixed.ts'
import { IT_LETTERS } from './letters.ts'
import { IT_NAMES } from './names.ts'
import { IT_PAPERS } from './papers.ts'
import { IT_SENTENCES } from './sentences.ts'
import { IT_SIGNS } from './signs.ts'
import { IT_WANTS } from './wants.ts'

export const IT: Phrases = {
  language: 'it',
  fixed: IT_FIXED,
  sentences: IT_SENTENCES,
  names: IT_NAMES,
  wants: IT_WANTS,
  papers: IT_PAPERS,
  signs: IT_SIGNS,
  letters: IT_LETTERS,
}
