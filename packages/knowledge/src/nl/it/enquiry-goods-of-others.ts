/** Questions about things of other people that a bailiff may take: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_IT: Words = {
  'nl.ask.goods-of-others': {
    says: 'No. Non paga il debito di un altro, e le Sue cose e il Suo conto non si possono prendere per esso. Ma l’ufficiale può credere che tutto in casa sia del debitore. Mostri ricevute, estratti o una lista firmata e lo faccia mettere a verbale. Lo mandi anche per e-mail. Preso lo stesso? Un giudice può fermare la vendita: chiami oggi il Juridisch Loket.',
  },
}
