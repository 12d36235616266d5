/** Letters in German: Germany, Switzerland, and Belgium for those who write German there. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { DE_HARM } from '../../lint/de.ts'
import type { LetterSet } from '../../load-letters.ts'
import { DE_FRAME, DE_TONES, DE_VARIANTS } from './frame.ts'
import { DE_HOME_AND_WORK } from './home-and-work.ts'
import { DE_MONEY } from './money.ts'

export const DE: LetterSet = {
  harm: DE_HARM,
  frame: DE_FRAME,
  tones: DE_TONES,
  variants: DE_VARIANTS,
  parts: [
    { rows: async () => rowsOfPlans([...DE_MONEY, ...DE_HOME_AND_WORK], DE_FRAME) },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('./papers.ts')).DE_PAPERS, DE_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('./purposes.ts')).DE_PURPOSES, DE_FRAME),
    },
    {
      kinds: ['ENQUIRY'],
      rows: async () => rowsOfPlans((await import('./questions.ts')).DE_QUESTIONS, DE_FRAME),
    },
  ],
}
