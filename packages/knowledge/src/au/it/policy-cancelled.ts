/** The Italian words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_IT: Words = {
  'au.cover.step-now': {
    says: 'Chiami subito l’assicurazione. Chieda se la copertura continua quando paga o manda quello che manca, e se lo faccia scrivere.',
  },
  'au.cover.right-notice': {
    says: 'Un’assicurazione può chiudere una polizza prima del tempo solo per motivi di legge, e prima deve dirglielo per iscritto.',
  },
  'au.cover.right-instalment': {
    says: 'Per una rata in ritardo di solito può annullare solo quando il pagamento è in ritardo di un mese, se la polizza lo dice. Può rifiutare richieste dopo 14 giorni.',
  },
  'au.cover.right-reasons': { says: 'Può chiedere i motivi per iscritto.' },
  'au.cover.warn-gap': {
    says: 'Quando la copertura finisce, paga Lei ogni danno. Per un’auto, uno scontro con un’altra auto può costare moltissimo.',
  },
  'au.cover.step-new': {
    says: 'Cerchi una nuova copertura che inizia lo stesso giorno, e risponda con la verità alle domande. Reclami all’assicurazione, poi ad AFCA, se era sbagliato.',
  },
}
