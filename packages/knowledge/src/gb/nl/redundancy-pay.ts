/** Redundancy pay: the sum, and who pays when the employer has no money. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_PAY_NL: Words = {
  'gb.work.right-insolvent': {
    says: 'Heeft de werkgever geen geld, dan betaalt de staat ontslaggeld, tot acht weken loon, vakantie en opzegtijd, tot een grens. Vraag de curator om uw zaaknummer.',
  },
  'gb.work.right-redundancy-sum': {
    says: 'Controleer het bedrag: een half, een of anderhalf weekloon per vol jaar, naar uw leeftijd. Het telt hoogstens 20 jaar, en een weekloon heeft een grens.',
  },
}
