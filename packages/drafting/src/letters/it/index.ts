/** Letters in Italian: Italy and Switzerland. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { IT_HARM } from '../../lint/it.ts'
import type { LetterSet } from '../../load-letters.ts'
import { IT_FRAME, IT_TONES } from './frame.ts'
import { IT_HOME_AND_WORK } from './home-and-work.ts'
import { IT_MONEY } from './money.ts'
import { IT_PURPOSES } from './purposes.ts'
import { IT_QUESTIONS } from './questions.ts'

export const IT: LetterSet = {
  harm: IT_HARM,
  frame: IT_FRAME,
  tones: IT_TONES,
  ...rowsOfPlans([...IT_MONEY, ...IT_HOME_AND_WORK, ...IT_PURPOSES, ...IT_QUESTIONS], IT_FRAME),
}
