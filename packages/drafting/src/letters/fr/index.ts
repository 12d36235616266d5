/** Letters in French: France, Belgium, Switzerland and Canada. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { FR_HARM } from '../../lint/fr.ts'
import type { LetterSet } from '../../load-letters.ts'
import { FR_FRAME, FR_TONES } from './frame.ts'
import { FR_HOME_AND_WORK } from './home-and-work.ts'
import { FR_MONEY } from './money.ts'

export const FR: LetterSet = {
  harm: FR_HARM,
  frame: FR_FRAME,
  tones: FR_TONES,
  parts: [
    { rows: async () => rowsOfPlans([...FR_MONEY, ...FR_HOME_AND_WORK], FR_FRAME) },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('./papers.ts')).FR_PAPERS, FR_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('./purposes.ts')).FR_PURPOSES, FR_FRAME),
    },
    {
      kinds: ['ENQUIRY'],
      rows: async () => rowsOfPlans((await import('./questions.ts')).FR_QUESTIONS, FR_FRAME),
    },
  ],
}
