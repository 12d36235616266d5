/** A bank that ends a loan and wants all the rest: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ENDED_DE: Words = {
  'de.debt.loan-what': {
    says: 'Die Bank kündigt Ihren Kredit und will den ganzen Rest auf einmal.',
  },
  'de.debt.loan-right': {
    says: 'Für die Kündigung müssen zwei Raten hintereinander fehlen, mindestens 10 % (über drei Jahre 5 %), und vorher zwei Wochen Frist mit Warnung.',
  },
  'de.debt.loan-right-talk': {
    says: 'Die Bank soll Ihnen ein Gespräch anbieten. Danach dürfen die Zinsen höchstens fünf Punkte über dem Basiszins liegen.',
  },
  'de.debt.loan-step': {
    says: 'Suchen Sie die Warnung mit den zwei Wochen. Kam sie an und stimmte die Summe? Wenn nicht, widersprechen Sie schriftlich.',
  },
}
