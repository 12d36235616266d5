/** What a letter speaks of where those who help in Canada are there for one matter alone. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { INSURANCE } from '../english/help-matters.ts'

const OF_PEOPLE: Test = {
  says: [
    'life insurance',
    'health insurance',
    'disability insurance',
    'critical illness',
    'long-term disability',
    'long term disability',
    'short-term disability',
    'group benefits',
    'dental plan',
    'drug plan',
    'travel medical',
    'travel insurance',
  ],
}

/** Two services share the insurers of Canada: one for lives and health, one for homes, cars and firms. */
export const LIFE_OR_HEALTH: Condition = { all: [OF_PEOPLE] }
export const OTHER_INSURANCE: Condition = { ...INSURANCE, not: [OF_PEOPLE] }

/** Work under the law of Canada, and not of a province. */
export const FEDERAL_WORK: Condition = {
  any: [
    {
      says: [
        'airline',
        'railway',
        'trucking',
        'telecommunications',
        'federally regulated',
        'canada labour code',
        'port authority',
        'i work for a bank',
        'canada post',
      ],
    },
    { sender: ['bank', 'air canada', 'airlines', 'railway', 'telus', 'bell', 'rogers'] },
  ],
}

/** Debts to the state are no matter of consumers. */
export const FROM_A_FIRM: Condition = { not: [{ isOfficial: true }] }
