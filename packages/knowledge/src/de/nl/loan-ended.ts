/** A bank that ends a loan and wants all the rest: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ENDED_NL: Words = {
  'de.debt.loan-what': { says: 'De bank beëindigt uw lening en wil de hele rest ineens.' },
  'de.debt.loan-right': {
    says: 'Om een consumentenlening te beëindigen moeten twee delen achter elkaar onbetaald zijn, minstens 10% (5% bij meer dan drie jaar). Vooraf zijn twee weken waarschuwing nodig.',
  },
  'de.debt.loan-right-talk': {
    says: 'De bank hoort u een gesprek over een oplossing aan te bieden. Daarna mag de rente hoogstens vijf punten boven de basisrente zijn.',
  },
  'de.debt.loan-step': {
    says: 'Zoek de waarschuwing met de twee weken. Kreeg u die, en klopte het bedrag? Zo niet, maak schriftelijk bezwaar tegen het einde.',
  },
}
