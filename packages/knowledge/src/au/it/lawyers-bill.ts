/** The Italian words of the rows in ../lawyers-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWYERS_BILL_IT: Words = {
  'au.lawyer.right-itemised': {
    says: 'Per la parcella del Suo avvocato può chiedere l’elenco di ogni voce. Chieda presto: in alcuni stati ha solo 30 giorni.',
  },
  'au.lawyer.right-assessment': {
    says: 'Può chiedere un controllo indipendente delle spese di un avvocato (costs assessment). C’è un limite di tempo, quasi sempre 12 mesi dalla parcella.',
  },
}
