/** Letters in English outside the United Kingdom: the United States, Canada, Australia, New Zealand and Ireland. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { EN_HARM } from '../../lint/en.ts'
import type { LetterSet } from '../../load-letters.ts'
import { EN_FRAME, EN_TONES, EN_VARIANTS } from './frame.ts'
import { EN_HOME_AND_WORK } from './home-and-work.ts'
import { EN_MONEY } from './money.ts'

export const EN: LetterSet = {
  harm: EN_HARM,
  frame: EN_FRAME,
  tones: EN_TONES,
  variants: EN_VARIANTS,
  parts: [
    { rows: async () => rowsOfPlans([...EN_MONEY, ...EN_HOME_AND_WORK], EN_FRAME) },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('./papers.ts')).EN_PAPERS, EN_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('./purposes.ts')).EN_PURPOSES, EN_FRAME),
    },
    {
      kinds: ['ENQUIRY'],
      rows: async () => rowsOfPlans((await import('./questions.ts')).EN_QUESTIONS, EN_FRAME),
    },
  ],
}
