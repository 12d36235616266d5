/** Letters in Spanish. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { ES_HARM } from '../../lint/es.ts'
import type { LetterSet } from '../../load-letters.ts'
import { ES_FRAME, ES_TONES } from './frame.ts'
import { ES_HOME_AND_WORK } from './home-and-work.ts'
import { ES_MONEY } from './money.ts'
import { ES_PURPOSES } from './purposes.ts'
import { ES_QUESTIONS } from './questions.ts'

export const ES: LetterSet = {
  harm: ES_HARM,
  frame: ES_FRAME,
  tones: ES_TONES,
  ...rowsOfPlans([...ES_MONEY, ...ES_HOME_AND_WORK, ...ES_PURPOSES, ...ES_QUESTIONS], ES_FRAME),
}
