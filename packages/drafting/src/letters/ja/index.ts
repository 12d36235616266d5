/** Letters in Japanese. A public traffic fine has none: only the forms of the police and the court answer it. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { JA_HARM } from '../../lint/ja.ts'
import type { LetterSet } from '../../load-letters.ts'
import { JA_FRAME, JA_TONES } from './frame.ts'
import { JA_HOME_AND_WORK } from './home-and-work.ts'
import { JA_MONEY } from './money.ts'

export const JA: LetterSet = {
  harm: JA_HARM,
  frame: JA_FRAME,
  tones: JA_TONES,
  parts: [
    { rows: async () => rowsOfPlans([...JA_MONEY, ...JA_HOME_AND_WORK], JA_FRAME) },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('./papers.ts')).JA_PAPERS, JA_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('./purposes.ts')).JA_PURPOSES, JA_FRAME),
    },
    {
      kinds: ['ENQUIRY'],
      rows: async () => rowsOfPlans((await import('./questions.ts')).JA_QUESTIONS, JA_FRAME),
    },
  ],
}
