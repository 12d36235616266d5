/** The Italian words of the rows in ../parting-in-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTING_IN_COURT_IT: Words = {
  'it.parting.want': {
    says: 'Il coniuge o l’altro genitore chiede al tribunale la separazione, o di decidere dove vivono i figli e cosa si paga.',
  },
  'it.parting.right-answer': {
    says: 'Serve un avvocato, che deve costituirsi almeno 30 giorni prima dell’udienza. Con poco reddito paga lo Stato (patrocinio a spese dello Stato).',
  },
  'it.parting.right-children': {
    says: 'I figli tengono entrambi i genitori: l’affidamento condiviso è la regola, quello esclusivo solo se altrimenti ne avrebbero danno. Un figlio di 12 anni di regola è ascoltato. L’assegno segue i redditi, e la casa di solito va con i figli.',
  },
  'it.parting.step': {
    says: 'Raccolga tre anni di redditi e conti e un piano genitoriale. Veda un avvocato questa settimana; l’ordine indica quelli gratuiti.',
  },
}
