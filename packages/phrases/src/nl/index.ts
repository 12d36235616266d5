/** Dutch. */
import type { Phrases } from '../phrases.ts'
import { NL_FIXED } from './fixed.ts'
import { NL_LETTERS } from './letters.ts'
import { NL_NAMES } from './names.ts'
import { NL_PAPERS } from './papers.ts'
import { NL_SENTENCES } from './sentences.ts'
import { NL_SIGNS } from './signs.ts'
import { NL_WANTS } from './wants.ts'

export const NL: Phrases = {
  language: 'nl',
  fixed: NL_FIXED,
  sentences: NL_SENTENCES,
  names: NL_NAMES,
  wants: NL_WANTS,
  papers: NL_PAPERS,
  signs: NL_SIGNS,
  letters: NL_LETTERS,
}
