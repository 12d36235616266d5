/** Letters in Spanish. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { ES_HARM } from '../../lint/es.ts'
import type { LetterSet } from '../../load-letters.ts'
import { ES_FRAME, ES_TONES } from './frame.ts'
import { ES_HOME_AND_WORK } from './home-and-work.ts'
import { ES_MONEY } from './money.ts'

export const ES: LetterSet = {
  harm: ES_HARM,
  frame: ES_FRAME,
  tones: ES_TONES,
  parts: [
    { rows: async () => rowsOfPlans([...ES_MONEY, ...ES_HOME_AND_WORK], ES_FRAME) },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('./papers.ts')).ES_PAPERS, ES_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('./purposes.ts')).ES_PURPOSES, ES_FRAME),
    },
    {
      kinds: ['ENQUIRY'],
      rows: async () => rowsOfPlans((await import('./questions.ts')).ES_QUESTIONS, ES_FRAME),
    },
  ],
}
