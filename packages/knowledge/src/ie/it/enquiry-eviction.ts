/** Questions about eviction, its notice, locks and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_IT: Words = {
  'ie.ask.evict': {
    says: 'Un proprietario non può mandarla via con la sola disdetta. Può contestarla al RTB e restare mentre decide. Chiami Threshold allo 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Senza violazioni sono 90 giorni sotto sei mesi, 152 fino a un anno, 180 fino a sette anni, poi 196 e 224. Per affitto non pagato sono 28 giorni, dopo un avviso di 28 giorni.',
    dependsOn: 'da quanto vive lì e il motivo',
  },
  'ie.ask.locks': {
    says: 'Chiuderla fuori è contro la legge. Chiami subito Threshold allo 1800 454 454 e il RTB. Può ordinare che Lei rientri.',
  },
  'ie.ask.arrears': {
    says: 'Paghi ora ciò che può. Prima deve avere un avviso di 28 giorni, e pagare tutto in quel tempo ferma la cosa. Chiami MABS e Threshold.',
  },
}
