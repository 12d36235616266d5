/** Letters in Italian: Italy and Switzerland. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { IT_HARM } from '../../lint/it.ts'
import type { LetterSet } from '../../load-letters.ts'
import { IT_FRAME, IT_TONES } from './frame.ts'
import { IT_HOME_AND_WORK } from './home-and-work.ts'
import { IT_MONEY } from './money.ts'

export const IT: LetterSet = {
  harm: IT_HARM,
  frame: IT_FRAME,
  tones: IT_TONES,
  parts: [
    { rows: async () => rowsOfPlans([...IT_MONEY, ...IT_HOME_AND_WORK], IT_FRAME) },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('./papers.ts')).IT_PAPERS, IT_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('./purposes.ts')).IT_PURPOSES, IT_FRAME),
    },
    {
      kinds: ['ENQUIRY'],
      rows: async () => rowsOfPlans((await import('./questions.ts')).IT_QUESTIONS, IT_FRAME),
    },
  ],
}
