/** German. */
import type { Phrases } from '../phrases.ts'
import { DE_FIXED } from './fixed.ts'
import { DE_LETTERS } from './letters.ts'
import { DE_NAMES } from './names.ts'
import { DE_PAPERS } from './papers.ts'
import { DE_SENTENCES } from './sentences.ts'
import { DE_SIGNS } from './signs.ts'
import { DE_WANTS } from './wants.ts'

export const DE: Phrases = {
  language: 'de',
  fixed: DE_FIXED,
  sentences: DE_SENTENCES,
  names: DE_NAMES,
  wants: DE_WANTS,
  papers: DE_PAPERS,
  signs: DE_SIGNS,
  letters: DE_LETTERS,
}
