/** Questions about pre-settled status that runs out: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_IT: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Il pre-settled status si prolunga da solo prima della fine, e non lo perde solo perché non ha rifatto domanda. Entri nel conto UKVI, controlli la data e i contatti, e dia al datore uno share code. Con cinque anni qui chieda gratis il settled status. Lunghe assenze possono far perdere i diritti: allora si faccia consigliare.',
  },
}
