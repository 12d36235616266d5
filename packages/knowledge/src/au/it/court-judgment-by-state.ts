/** The Italian words of the rows in ../court-judgment-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_STATE_IT: Words = {
  'au.judged.nsw-instalments': {
    says: 'Nel New South Wales può chiedere al tribunale di pagare a rate. Finché rispetta il suo ordine, il resto dell’esecuzione si ferma. Un pignoramento dello stipendio non toglie allora più della rata.',
  },
  'au.judged.nsw-wages': {
    says: 'Nel New South Wales un ordine di pignoramento (garnishee order) deve lasciarle ogni settimana una somma fissa dello stipendio.',
  },
  'au.judged.vic-instalments': {
    says: 'In Victoria può chiedere di pagare a rate. Se tutti i Suoi soldi vengono da Centrelink, nessun ordine può essere fatto senza il Suo consenso.',
  },
  'au.judged.qld-instalments': {
    says: 'In Queensland può chiedere al tribunale un ordine di pagamento a rate (instalment order), e di annullare una sentenza fatta senza di Lei.',
  },
  'au.judged.wa-time': {
    says: 'In Western Australia può chiedere al tribunale tempo per pagare, un ordine di pagamento a rate (instalment order) o una pausa dell’esecuzione.',
  },
  'au.judged.sa-instalments': {
    says: 'In South Australia il tribunale deve guardare quanto può pagare, e può ordinare il pagamento a rate.',
  },
  'au.judged.vic-setaside': {
    says: 'In Victoria può chiedere al tribunale di annullare (set aside) un ordine fatto senza di Lei. Dica perché non c’era e qual è la Sua difesa.',
  },
  'au.judged.wa-setaside': {
    says: 'In Western Australia può chiedere al tribunale di annullare (set aside) un ordine fatto senza di Lei. Dica perché non c’era e qual è la Sua difesa.',
  },
}
