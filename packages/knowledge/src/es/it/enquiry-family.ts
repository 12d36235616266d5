/** Questions about children, divorce, shared accounts and inheritance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'es.ask.inherit-debts': {
    says: 'Chi accetta paga i debiti anche con i propri soldi. Può rifiutare, o accettare solo con ciò che c’è (a beneficio de inventario). Vada da un notaio e prima non tocchi nulla.',
    dependsOn: 'se accetta, e come',
  },
  'es.ask.divorce': {
    says: 'Può divorziare tre mesi dopo il matrimonio, e non serve un motivo. Se siete d’accordo e non avete figli sotto i 18 anni, basta un notaio. Altrimenti chieda al giudice.',
  },
  'es.ask.joint-account': {
    says: 'Annoti saldo e date, e chieda alla banca di bloccare il conto o di volere due firme. La Sua parte si chiede nella separazione. Un giudice può ordinare misure urgenti. Veda presto un avvocato.',
  },
}
