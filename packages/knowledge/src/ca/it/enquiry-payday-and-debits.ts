/** The Italian words of the rows in ../enquiry-payday-and-debits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYDAY_AND_DEBITS_IT: Words = {
  'ca.fact.stop-debits': {
    says: 'Puoi annullare un addebito preautorizzato in ogni momento, qualunque cosa dica il prestito. Scrivi a chi presta e da’ copia alla banca. Chiedi alla banca di fermare i pagamenti. Se ne passa ancora uno, la banca deve renderlo se lo segnali entro 90 giorni. Il debito resta: offri un piano.',
  },
  'ca.fact.payday-loans': {
    says: 'Non puoi andare in carcere per questo. Non prendere un nuovo prestito per pagare il vecchio. Un payday loan può costare al massimo 14 dollari ogni 100, e anche la mora ha un limite. Ferma gli addebiti in banca e offri una piccola somma. Un consulente non profit o un Licensed Insolvency Trustee può unire tutto.',
  },
}
