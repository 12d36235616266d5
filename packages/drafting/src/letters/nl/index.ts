/** Letters in Dutch: the Netherlands and Belgium. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { NL_HARM } from '../../lint/nl.ts'
import type { LetterSet } from '../../load-letters.ts'
import { NL_FRAME, NL_TONES } from './frame.ts'
import { NL_HOME_AND_WORK } from './home-and-work.ts'
import { NL_MONEY } from './money.ts'

export const NL: LetterSet = {
  harm: NL_HARM,
  frame: NL_FRAME,
  tones: NL_TONES,
  parts: [
    { rows: async () => rowsOfPlans([...NL_MONEY, ...NL_HOME_AND_WORK], NL_FRAME) },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('./papers.ts')).NL_PAPERS, NL_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('./purposes.ts')).NL_PURPOSES, NL_FRAME),
    },
    {
      kinds: ['ENQUIRY'],
      rows: async () => rowsOfPlans((await import('./questions.ts')).NL_QUESTIONS, NL_FRAME),
    },
  ],
}
