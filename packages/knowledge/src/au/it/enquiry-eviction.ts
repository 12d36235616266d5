/** Questions about eviction, locks and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_IT: Words = {
  'au.ask.evict': {
    says: 'Un padrone di casa non può metterla fuori solo con un avviso. Serve un ordine del tribunale (tribunal o court) del Suo stato. Controlli il motivo e le date, e chiami un servizio per inquilini.',
  },
  'au.ask.evict-nsw': {
    says: 'Nel New South Wales serve un motivo di legge e, se Lei resta, un ordine di NCAT. Quasi tutti i motivi che non sono colpa Sua richiedono 90 giorni.',
  },
  'au.ask.evict-vic': {
    says: 'In Victoria serve un motivo di legge e un ordine di VCAT, che chiede se è giusto. Solo la polizia può farla uscire.',
  },
  'au.ask.evict-qld': {
    says: 'In Queensland serve un motivo di legge e, se Lei resta, un ordine di QCAT. La fine di un contratto a termine è un motivo, con due mesi di preavviso.',
  },
  'au.ask.locks': {
    says: 'È contro la legge chiuderla fuori o staccare la luce senza un ordine. Chiami un servizio per inquilini, e la polizia se è rimasto chiuso fuori.',
  },
  'au.ask.arrears': {
    says: 'Paghi quello che può e offra subito un piano per iscritto. In quasi tutti gli stati, se paga tutto, l’avviso finisce. Chiami un servizio per inquilini.',
  },
  'au.ask.notice-to-leave': {
    says: 'Dipende dallo stato e dal motivo. Nel New South Wales e in Victoria la fine del termine da sola non basta. Serve un motivo di legge, con prova e di solito 90 giorni. Nel Queensland la fine del termine è un motivo, con due mesi. Solo un tribunale può farLa uscire. Se l’avviso è sbagliato, resti, paghi e chiami un servizio per inquilini.',
  },
}
