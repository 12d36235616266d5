/** Questions about an exit agreement and the unemployment pay that may be lost by it: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_NL: Words = {
  'de.ask-job.exit-and-benefit': {
    says: 'Teken niet op hun datum; u hoeft niet te tekenen. Meestal volgt twaalf weken sperre, en de uitkering kan rusten als de opzegtermijn korter wordt. Meestal geen sperre als ontslag om bedrijfsredenen zeker was, de termijn klopt en de vergoeding hoogstens een half maandloon per jaar is. Ontslaan ze u, ga dan binnen drie weken naar de rechter: geen sperre, vaak meer geld. Vraag eerst het bureau en een advocaat.',
  },
}
