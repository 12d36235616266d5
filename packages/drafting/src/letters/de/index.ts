/** Letters in German: Germany, Switzerland, and Belgium for those who write German there. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { DE_HARM } from '../../lint/de.ts'
import type { LetterSet } from '../../load-letters.ts'
import { DE_FRAME, DE_TONES, DE_VARIANTS } from './frame.ts'
import { DE_HOME_AND_WORK } from './home-and-work.ts'
import { DE_MONEY } from './money.ts'
import { DE_PURPOSES } from './purposes.ts'
import { DE_QUESTIONS } from './questions.ts'

export const DE: LetterSet = {
  harm: DE_HARM,
  frame: DE_FRAME,
  tones: DE_TONES,
  variants: DE_VARIANTS,
  ...rowsOfPlans([...DE_MONEY, ...DE_HOME_AND_WORK, ...DE_PURPOSES, ...DE_QUESTIONS], DE_FRAME),
}
