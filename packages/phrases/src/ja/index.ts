/** Japanese. */
import type { Phrases } from '../phrases.ts'
import { JA_FIXED } from './fixed.ts'
import { JA_LETTERS } from './letters.ts'
import { JA_NAMES } from './names.ts'
import { JA_PAPERS } from './papers.ts'
import { JA_SENTENCES } from './sentences.ts'
import { JA_SIGNS } from './signs.ts'
import { JA_WANTS } from './wants.ts'

export const JA: Phrases = {
  language: 'ja',
  fixed: JA_FIXED,
  sentences: JA_SENTENCES,
  names: JA_NAMES,
  wants: JA_WANTS,
  papers: JA_PAPERS,
  signs: JA_SIGNS,
  letters: JA_LETTERS,
}
