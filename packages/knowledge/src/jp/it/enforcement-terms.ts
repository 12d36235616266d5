/** The law on stopping a seizure, telling what one owns and pay that tax offices must leave: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_IT: Words = {
  'jp.enforce.right-stop-suit': {
    says: 'Ha pagato dopo la sentenza, o è diventata troppo vecchia? Può fare causa per fermare il pignoramento (請求異議の訴え). Chieda al tribunale di sospenderlo intanto.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Una chiamata a dire al tribunale che cosa possiede (財産開示) va rispettata. Non andare o mentire è un reato. Chieda consiglio prima di quel giorno.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Anche un ufficio delle tasse deve lasciarle una parte base della paga, e le cose per vivere e lavorare. Se non si può prendere nulla, può smettere di riscuotere.',
  },
}
