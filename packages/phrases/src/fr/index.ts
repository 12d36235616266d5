/** French. */
import type { Phrases } from '../phrases.ts'
import { FR_FIXED } from './fixed.ts'
import { FR_LETTERS } from './letters.ts'
import { FR_NAMES } from './names.ts'
import { FR_PAPERS } from './papers.ts'
import { FR_SENTENCES } from './sentences.ts'
import { FR_SIGNS } from './signs.ts'
import { FR_WANTS } from './wants.ts'

export const FR: Phrases = {
  language: 'fr',
  fixed: FR_FIXED,
  sentences: FR_SENTENCES,
  names: FR_NAMES,
  wants: FR_WANTS,
  papers: FR_PAPERS,
  signs: FR_SIGNS,
  letters: FR_LETTERS,
}
