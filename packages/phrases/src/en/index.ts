/** English. */
import type { Phrases } from '../phrases.ts'
import { EN_FIXED } from './fixed.ts'
import { EN_LETTERS } from './letters.ts'
import { EN_NAMES } from './names.ts'
import { EN_PAPERS } from './papers.ts'
import { EN_SENTENCES } from './sentences.ts'
import { EN_SIGNS } from './signs.ts'
import { EN_WANTS } from './wants.ts'

export const EN: Phrases = {
  language: 'en',
  fixed: EN_FIXED,
  sentences: EN_SENTENCES,
  names: EN_NAMES,
  wants: EN_WANTS,
  papers: EN_PAPERS,
  signs: EN_SIGNS,
  letters: EN_LETTERS,
}
