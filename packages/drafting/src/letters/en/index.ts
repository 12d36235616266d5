/** Letters in English outside the United Kingdom: the United States, Canada, Australia, New Zealand and Ireland. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { EN_HARM } from '../../lint/en.ts'
import type { LetterSet } from '../../load-letters.ts'
import { EN_FRAME, EN_TONES, EN_VARIANTS } from './frame.ts'
import { EN_HOME_AND_WORK } from './home-and-work.ts'
import { EN_MONEY } from './money.ts'
import { EN_PURPOSES } from './purposes.ts'
import { EN_QUESTIONS } from './questions.ts'

export const EN: LetterSet = {
  harm: EN_HARM,
  frame: EN_FRAME,
  tones: EN_TONES,
  variants: EN_VARIANTS,
  ...rowsOfPlans([...EN_MONEY, ...EN_HOME_AND_WORK, ...EN_PURPOSES, ...EN_QUESTIONS], EN_FRAME),
}
